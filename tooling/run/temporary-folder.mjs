import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux's file system in memory. */
const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 4 * 1024 ** 3;

/**
 * Creates a folder for the temporary files of a test run, and deletes it when this process ends. The folder is in
 * memory if enough memory is free, because the tests create tens of thousands of files, which takes minutes on some
 * disks.
 * @returns {string} the path of the folder
 */
export function createTemporaryFolder() {
  return (hasMemory() && createIn(MEMORY, canStartPrograms)) || createIn(tmpdir());
}

function hasMemory() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, freemem()) >= ENOUGH_BYTES;
  } catch {
    return false; // only Linux has it
  }
}

/** Creates a folder in `parent`. Returns undefined if the folder isn't suitable. */
function createIn(parent, isSuitable = () => true) {
  const folder = mkdtempSync(join(parent, 'longreturn-test-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  chmodSync(folder, 0o755); // if the tests run as root, PostgreSQL runs as another user
  return isSuitable(folder) ? folder : undefined;
}

/** Returns whether programs in the folder can be started. In containers, this is often forbidden for /dev/shm. */
function canStartPrograms(folder) {
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
  return spawnSync(program).status === 0;
}
