import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from '../src/folder-lock.ts';

let home: string;
let folder: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'folder-lock-'));
  folder = join(home, 'database');
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

describe('lockFolder', () => {
  it('lets one holder in, and the next after its release', () => {
    const release = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrowError(`${folder} is in use by process ${process.pid}`);
    release();
    expect(existsSync(`${folder}.lock`)).toBe(false);
    lockFolder(folder)();
  });

  it('refuses while another process holds it, and takes over once that was killed', async () => {
    const script = `const { lockFolder } = await import(${JSON.stringify(new URL('../src/folder-lock.ts', import.meta.url).href)});
      lockFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000);`;
    const holder = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((resolve) => holder.stdout.once('data', resolve));
    expect(() => lockFolder(folder)).toThrowError(`in use by process ${holder.pid}`);
    const ended = new Promise((resolve) => holder.once('exit', resolve));
    holder.kill('SIGKILL');
    await ended;
    lockFolder(folder)();
  });

  it('takes over a claim whose process id now belongs to a later process', () => {
    writeFileSync(`${folder}.lock`, `${process.pid} 1\n`);
    lockFolder(folder)();
  });

  it.each(['', 'garbage', '-1 5', '0 0'])('takes over the unreadable claim %j', (claim) => {
    writeFileSync(`${folder}.lock`, claim);
    lockFolder(folder)();
  });

  it('says what the system says when the folder can’t be written', () => {
    expect(() => lockFolder(join(home, 'missing', 'database'))).toThrowError(/ENOENT/);
  });
});
