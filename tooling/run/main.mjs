import { readFileSync } from 'node:fs';
import { build } from './build.mjs';
import { check } from './check.mjs';
import { start } from './children.mjs';
import { install } from './install.mjs';
import { Steps } from './steps.mjs';
import { test } from './test.mjs';

/** The flags and variables of the server's process, which reduce its memory (docs/decisions/0016-memory.md). */
const SERVER = JSON.parse(readFileSync(new URL('../../apps/server/process.json', import.meta.url), 'utf8'));

/** What each command does after the installation. With `build`, it builds the site. Then it runs `script`, if any. */
const COMMANDS = {
  start: {
    build: true,
    script: [...SERVER.flags, 'apps/server/dist/main.js'],
    env: SERVER.env,
    title: 'Starting the server',
  },
  dev: { build: false, script: ['apps/server/src/main.ts', '--dev'], title: 'Starting the server for development' },
  build: { build: true },
  bench: { build: true, script: ['tooling/bench/bench.ts'], title: 'Measuring' },
  soak: { build: true, script: ['tooling/soak/soak.ts'], title: 'Running a load test with database faults' },
  crawl: { build: true, script: ['apps/web/e2e/crawl.ts'], title: 'Crawling every page' },
  lighthouse: { build: true, script: ['tooling/lighthouse/lighthouse.ts'], title: 'Running Lighthouse' },
  'admin:create': {
    build: false,
    script: ['apps/server/src/administrator/create-administrator.ts'],
    title: 'Creating the admin',
  },
  export: {
    build: false,
    script: ['apps/server/src/archive/archive-command.ts', 'export'],
    title: 'Exporting everything',
  },
  restore: {
    build: false,
    script: ['apps/server/src/archive/archive-command.ts', 'restore'],
    title: 'Restoring an archive',
  },
  'import:feed': {
    build: false,
    script: ['apps/server/src/imports/import-feed.ts'],
    title: 'Importing the show',
  },
  emulators: { build: false, script: ['tooling/emulators/emulators.ts'], title: 'Starting the stand-ins' },
};

/** Runs a command with its arguments, then exits with the status of the command. */
export async function main([name, ...rest]) {
  const args = rest[0] === '--' ? rest.slice(1) : rest;
  if (name === 'test') process.exit(await test(args));
  if (name === 'check') process.exit(await check());
  if (!Object.hasOwn(COMMANDS, name ?? '')) {
    console.error(`Usage: node tooling/run.mjs ${[...Object.keys(COMMANDS), 'test', 'check'].join('|')} [arguments]`);
    process.exit(2);
  }
  const command = COMMANDS[name];
  const steps = new Steps(1 + (command.build ? 1 : 0) + (command.script ? 1 : 0));
  await steps.must('Installing packages', install);
  if (command.build) await steps.must('Building the site', build);
  if (!command.script) return;
  steps.announce(command.title);
  process.exit(await foreground([...command.script, ...args], command.env));
}

/**
 * Runs a script on the Node in node_modules and waits until it ends. `script` contains the arguments of node: flags,
 * the script's path and the script's arguments. The script writes to this process's output. Signals are forwarded to
 * the script, so that stopping npm stops the server cleanly.
 * @returns {Promise<number>} the script's exit status
 */
function foreground(script, env = {}) {
  return start('node', script, { env, stdio: ['ignore', 'inherit', 'inherit'], leadsGroup: false }).ended;
}
