import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { ROOT } from './root.mjs';

/**
 * A repetition of the same signal within this time is ignored, because Ctrl-C reaches this process twice: from the
 * terminal and from npm.
 */
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
    else if (!(signal === 'SIGINT' && process.stdin.isTTY)) child.kill(signal); // the terminal has already sent it
  }
}

function killGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Returns the exit status that a shell uses for a signal. */
export function statusOf(signal) {
  return 128 + constants.signals[signal];
}

/** Returns the signal that this process has received, or an empty string. */
export function endSignal() {
  return last.signal;
}

/** Waits until all started programs have ended. */
export async function allEnded() {
  await Promise.all([...running].map(({ ended }) => ended));
}

/**
 * Starts a program in the repository's root folder, with node_modules/.bin first in its PATH. With `leadsGroup`, the
 * program gets a new process group, so that forwarded signals also reach its child processes.
 * @returns {{ child: import('node:child_process').ChildProcess, ended: Promise<number> }} `ended` resolves with the exit
 *   status, or 127 if the program can't be started
 */
export function start(command, args, { env = {}, stdio, leadsGroup }) {
  const path = `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env.PATH}`;
  const options = { cwd: ROOT, env: { ...process.env, PATH: path, ...env }, stdio, detached: leadsGroup };
  const child = spawn(command, args, options);
  const entry = { child, leadsGroup };
  running.add(entry);
  entry.ended = new Promise((resolve) => {
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
  return { child, ended: entry.ended };
}
