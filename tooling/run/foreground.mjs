import { start } from './children.mjs';

/**
 * Runs a script, with flags of Node before it, on the repository's own Node, and waits for its end. It shares this
 * process's output. Signals are forwarded, so that stopping npm stops the server cleanly.
 * @returns {Promise<number>} the script's exit status
 */
export function foreground(script, env = {}) {
  return start('node', script, { env, stdio: ['ignore', 'inherit', 'inherit'], leadsGroup: false }).ended;
}
