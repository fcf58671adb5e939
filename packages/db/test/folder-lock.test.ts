import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from '../src/folder-lock.ts';

let home: string;
let folder: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'folder-lock-'));
  folder = join(home, 'database');
});
const holders: ChildProcess[] = [];
afterEach(() => {
  for (const holder of holders.splice(0)) holder.kill('SIGKILL');
  for (const end of ['', '-copy', '-moved', '-elsewhere']) rmSync(`${home}${end}`, { recursive: true, force: true });
});

/** Locks `folder` in a separate process, which runs until it is killed. */
async function lockInOtherProcess() {
  const script = `const { lockFolder } = await import(${JSON.stringify(new URL('../src/folder-lock.ts', import.meta.url).href)});
      lockFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  holders.push(holder);
  await once(holder.stdout, 'data');
  const kill = async () => {
    const ended = once(holder, 'exit');
    holder.kill('SIGKILL');
    await ended;
  };
  return { pid: holder.pid, kill };
}

const claimsIn = (parent: string) => readdirSync(parent).filter((name) => name.includes('.lock.'));

describe('lockFolder', () => {
  it('fails for a folder that is already locked, and succeeds after the folder is released', () => {
    const release = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrowError(`${folder} is in use by process ${process.pid}`);
    release();
    expect(readdirSync(home)).toEqual([]);
    lockFolder(folder)();
  });

  it('fails while another process holds the lock, and succeeds after that process was killed', async () => {
    const holder = await lockInOtherProcess();
    expect(() => lockFolder(folder)).toThrowError(`in use by process ${holder.pid}`);
    await holder.kill();
    lockFolder(folder)();
  });

  it('succeeds for a copy of a folder that is locked by another process; the original stays locked', async () => {
    mkdirSync(folder);
    const holder = await lockInOtherProcess();
    const copied = `${home}-copy`;
    cpSync(home, copied, { recursive: true });
    lockFolder(join(copied, 'database'))();
    expect(claimsIn(copied)).toEqual([]);
    expect(() => lockFolder(folder)).toThrowError(`in use by process ${holder.pid}`);
  });

  it('fails for a folder that was moved after another process locked it', async () => {
    mkdirSync(folder);
    const holder = await lockInOtherProcess();
    const moved = `${home}-moved`;
    renameSync(home, moved);
    expect(() => lockFolder(join(moved, 'database'))).toThrowError(`in use by process ${holder.pid}`);
  });

  it('ignores a claim from another machine or from before a reboot, even if a local process has its pid', async () => {
    await lockInOtherProcess();
    const [name = ''] = claimsIn(home);
    const elsewhere = `${home}-elsewhere`;
    mkdirSync(elsewhere);
    const claim = JSON.parse(readFileSync(join(home, name), 'utf8'));
    const path = join(elsewhere, name);
    writeFileSync(path, JSON.stringify({ ...claim, boot: 'another', parent: elsewhere }));
    lockFolder(join(elsewhere, basename(folder)))();
    expect(claimsIn(elsewhere)).toEqual([]);
  });

  it('fails while an earlier version of the site, which writes empty claims, holds the lock', async () => {
    const holder = await lockInOtherProcess();
    const [name = ''] = claimsIn(home);
    writeFileSync(join(home, name), '');
    expect(() => lockFolder(folder)).toThrowError(`in use by process ${holder.pid}`);
  });

  it('creates a claim file that only its owner can read', () => {
    const release = lockFolder(folder);
    expect(claimsIn(home).map((name) => statSync(join(home, name)).mode & 0o777)).toEqual([0o600]);
    release();
  });

  it('ignores a claim whose pid now belongs to a later process', () => {
    writeFileSync(`${folder}.lock.${process.pid}-1`, '');
    lockFolder(folder)();
    expect(readdirSync(home)).toEqual([]);
  });

  it.each(['', 'garbage', '-1-5', '0-0'])('ignores a claim file with the invalid suffix %j', (suffix) => {
    writeFileSync(`${folder}.lock.${suffix}`, '');
    lockFolder(folder)();
  });

  it('keeps the claims of other folders', () => {
    const release = lockFolder(`${folder}-2`);
    lockFolder(folder)();
    expect(readdirSync(home)).toHaveLength(1);
    release();
  });

  it('succeeds in exactly one process if several find the same stale claim', async () => {
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

  it('throws the file system error if the claim can’t be written', () => {
    expect(() => lockFolder(join(home, 'missing', 'database'))).toThrowError(/ENOENT/);
  });
});
