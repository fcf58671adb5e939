import { start } from './children.mjs';

/**
 * Runs a script, and flags of Node before it, on the repository's own Node with this process's output, and waits for its end. Signals are passed on
 * to it, so that ending npm ends the server, which closes its database and gives its own status.
 * @returns {Promise<number>} the script's status
 */
export function foreground(script, env = {}) {
  return start('node', script, { env, stdio: ['ignore', 'inherit', 'inherit'], leadsGroup: false }).ended;
}
