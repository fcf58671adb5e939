import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
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
    expect(readdirSync(home)).toEqual([]);
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
    writeFileSync(`${folder}.lock.${process.pid}-1`, '');
    lockFolder(folder)();
    expect(readdirSync(home)).toEqual([]);
  });

  it.each(['', 'garbage', '-1-5', '0-0'])('takes over the unreadable claim %j', (claim) => {
    writeFileSync(`${folder}.lock.${claim}`, '');
    lockFolder(folder)();
  });

  it('leaves the claims of other folders alone', () => {
    const release = lockFolder(`${folder}-2`);
    lockFolder(folder)();
    expect(readdirSync(home)).toHaveLength(1);
    release();
  });

  it('lets exactly one of several processes take over the same stale claim', async () => {
    const rounds = 25;
    for (let round = 0; round < rounds; round += 1) writeFileSync(`${folder}-${round}.lock.1-1`, '');
    const start = Date.now() + 1500;
    const script = `const { lockFolder } = await import(${JSON.stringify(new URL('../src/folder-lock.ts', import.meta.url).href)});
      const held = [];
      for (let round = 0; round < ${rounds}; round += 1) {
        while (Date.now() < ${start} + round * 120);
        try { lockFolder(${JSON.stringify(folder)} + '-' + round); held.push(round); } catch {}
      }
      console.log(JSON.stringify(held));
      process.stdin.resume();`;
    const rivals = [1, 2, 3].map(() => spawn(process.execPath, ['--input-type=module', '-e', script]));
    const held = await Promise.all(
      rivals.map(({ stdout }) => once(stdout, 'data').then(([line]): number[] => JSON.parse(String(line)))),
    );
    for (const { stdin } of rivals) stdin.end();
    expect(held.flat().toSorted((a, b) => a - b)).toEqual(Array.from({ length: rounds }, (_, round) => round));
  });

  it('says what the system says when the folder can’t be written', () => {
    expect(() => lockFolder(join(home, 'missing', 'database'))).toThrowError(/ENOENT/);
  });
});
