import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const MODULE = new URL('../temporary-folder.mjs', import.meta.url).href;

/** Runs a script in a process that has created a temporary folder, `folder`. Returns what the script printed. */
function run(script: string, env: NodeJS.ProcessEnv = process.env): string {
  const source = `import { createTemporaryFolder } from '${MODULE}';
    const folder = createTemporaryFolder();
    ${script}`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', source], { env, encoding: 'utf8' }).stdout;
}

test('a temporary folder admits other users, allows programs to run, and is deleted when the process ends', () => {
  const [folder = '', mode, status] = run(`
    const { statSync, writeFileSync } = await import('node:fs');
    const { spawnSync } = await import('node:child_process');
    writeFileSync(folder + '/three', '#!/bin/sh\\nexit 3', { mode: 0o755 });
    console.log([folder, statSync(folder).mode & 0o777, spawnSync(folder + '/three').status].join());
    process.exit(1);`).split(',');
  expect(folder).toContain('longreturn-test-');
  expect(Number(mode)).toBe(0o755);
  expect(Number(status)).toBe(3);
  expect(existsSync(folder)).toBe(false);
});

test('if the file system in memory has too little free space, the folder is created in the system’s temporary folder', () => {
  const parent = mkdtempSync(join(tmpdir(), 'parent-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const withoutMemory = `import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    fs.statfsSync = () => ({ bavail: 1, bsize: 4096 });
    syncBuiltinESMExports();`;
  const options = `--import=data:text/javascript,${encodeURIComponent(withoutMemory)}`;
  const folder = run('console.log(folder);', { ...process.env, TMPDIR: parent, NODE_OPTIONS: options }).trim();
  expect(dirname(folder)).toBe(parent);
});
