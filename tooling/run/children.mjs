import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { ROOT } from './root.mjs';

/** Ctrl-C reaches this process twice, from the terminal and from npm. A second signal within this time is the same one. */
const SAME_SIGNAL_MS = 500;

const running = new Set();
let last = { signal: '', at: 0 };

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => pass(signal));

function pass(signal) {
  const now = performance.now();
  if (signal === last.signal && now - last.at < SAME_SIGNAL_MS) return;
  last = { signal, at: now };
  if (running.size === 0) process.exit(statusOf(signal));
  for (const { child, leadsGroup } of running) {
    if (leadsGroup) killGroup(child.pid, signal);
    else if (!(signal === 'SIGINT' && process.stdin.isTTY)) child.kill(signal); // the terminal has already signalled it
  }
}

function killGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** The exit status that a shell uses for a signal. */
export function statusOf(signal) {
  return 128 + constants.signals[signal];
}

/** The signal that this process received, if any. */
export function endSignal() {
  return last.signal;
}

/**
 * Starts a program in the repository's root, with node_modules/.bin first in its PATH. With `leadsGroup` it gets its own
 * process group, so that a forwarded signal also reaches its children.
 * @returns {{ child: import('node:child_process').ChildProcess, ended: Promise<number> }} its exit status, 127 when it couldn't start
 */
export function start(command, args, { env = {}, stdio, leadsGroup }) {
  const path = `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env.PATH}`;
  const options = { cwd: ROOT, env: { ...process.env, PATH: path, ...env }, stdio, detached: leadsGroup };
  const child = spawn(command, args, options);
  const entry = { child, leadsGroup };
  running.add(entry);
  const ended = new Promise((resolve) => {
    const end = (status) => {
      running.delete(entry);
      resolve(status);
    };
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      end(127);
    });
    child.on('close', (code, signal) => end(signal ? statusOf(signal) : code));
  });
  return { child, ended };
}
