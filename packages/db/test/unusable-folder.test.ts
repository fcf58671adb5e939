import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '../src/connect.ts';

const CONNECT = new URL('../src/connect.ts', import.meta.url).href;
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

let home: string;
let sound: string;
let folder: string;
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'unusable-'));
  chmodSync(home, 0o755);
  sound = join(home, 'sound');
  await (await connect({ is: 'embedded', folder: sound })).close();
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

let count = 0;
beforeEach(() => {
  count += 1;
  folder = join(home, `data-${count}`, 'database');
});

const open = () => connect({ is: 'embedded', folder });
const reasonOf = () => open().then(() => 'it opened', String);
const copySound = () => cpSync(sound, folder, { recursive: true });

/** Returns the error of connecting as a user who is not root: this one, else nobody. */
function reasonForUser(): string {
  const script = `const { connect } = await import(${JSON.stringify(CONNECT)});
    console.log(await connect({ is: 'embedded', folder: ${JSON.stringify(folder)} }).then(() => 'it opened', String));
    process.exit();`;
  const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    ...user,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], HOME: home },
  });
  return `${stdout}${stderr}`.trim();
}

describe('an unusable folder of the embedded database causes an error with the reason and the remedy', () => {
  it('when a file is in the way', async () => {
    mkdirSync(join(folder, '..'));
    writeFileSync(folder, '');
    expect(await reasonOf()).toBe(
      `UnusableFolder: ${folder} is a file, and a folder is needed; move the file away or choose another folder`,
    );
  });

  it('when a file is in the way further up', async () => {
    writeFileSync(join(folder, '..'), '');
    expect(await reasonOf()).toContain(`: ${join(folder, '..')} is a file, and a folder is needed`);
  });

  it('when this user may not create the folder', () => {
    mkdirSync(join(folder, '..'));
    chmodSync(join(folder, '..'), 0o555);
    expect(reasonForUser()).toBe(
      `UnusableFolder: the user that runs the site may not read and write ${join(folder, '..')}; ` +
        'change its owner (chown -R) or choose another folder',
    );
  });

  it('when this user may not read a file of it, as after a start as another user', () => {
    copySound();
    if (isRoot) {
      for (const path of [join(folder, '..'), folder]) chownSync(path, NOBODY, NOBODY);
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
        if (name !== 'global/pg_control') chownSync(join(folder, name), NOBODY, NOBODY);
    }
    chmodSync(join(folder, 'global/pg_control'), isRoot ? 0o600 : 0);
    expect(reasonForUser()).toContain(`may not read and write ${join(folder, 'global/pg_control')};`);
  });

  it('when another version of PostgreSQL created it, and changes nothing', async () => {
    copySound();
    writeFileSync(join(folder, 'PG_VERSION'), '16\n');
    const before = readdirSync(folder, { recursive: true });
    expect(await reasonOf()).toBe(
      `UnusableFolder: ${folder} was made by PostgreSQL 16, and this version of the site reads PostgreSQL 18; ` +
        'open it with the version of the site that made it, or move it away to start with an empty database',
    );
    expect(readdirSync(folder, { recursive: true })).toEqual(before);
  });

  it('when it contains something else, which stays unchanged', async () => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'notes.txt'), 'mine');
    expect(await reasonOf()).toBe(
      `UnusableFolder: ${folder} holds files and no database (PG_VERSION is missing); ` +
        'restore a backup of it, or move it away to start with an empty database',
    );
    expect(readdirSync(folder)).toEqual(['notes.txt']);
  });

  it.each([
    ['its control file is gone', () => rmSync(join(folder, 'global/pg_control'))],
    ['its control file is garbage', () => writeFileSync(join(folder, 'global/pg_control'), 'x'.repeat(8192))],
    ['its write-ahead log is gone', () => rmSync(join(folder, 'pg_wal'), { recursive: true })],
    ['its tables are gone', () => rmSync(join(folder, 'base'), { recursive: true })],
    ['its version is empty', () => writeFileSync(join(folder, 'PG_VERSION'), '')],
  ])('when %s', async (_what, damage) => {
    copySound();
    damage();
    expect(await reasonOf()).toBe(
      `UnusableFolder: the database in ${folder} is damaged or incomplete; ` +
        'restore a backup of it, or move it away to start with an empty database',
    );
  });
});

/** Mounts a small disk at the folder's parent while `use` runs. */
async function onDisk(options: string, use: (remount: (how: string) => void) => Promise<void>): Promise<void> {
  const disk = join(folder, '..');
  mkdirSync(disk);
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', disk]);
  try {
    await use((how) => execFileSync('mount', ['-o', `remount,${how}`, disk]));
  } finally {
    execFileSync('umount', ['--lazy', disk]); // PGlite keeps files open after a failure;
  }
}

function canMount(): boolean {
  const probe = mkdtempSync(join(tmpdir(), 'mount-'));
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', probe]).status === 0;
  if (isMounted) execFileSync('umount', [probe]);
  rmSync(probe, { recursive: true });
  return isMounted;
}

describe.runIf(canMount())(
  'an unusable disk of the embedded database causes an error with the reason and the remedy',
  () => {
    it('when it is full; once it has space the folder opens', () =>
      onDisk('size=10m', async (remount) => {
        const full = `UnusableFolder: the disk of ${folder} is full; free some space and start again`;
        expect(await reasonOf()).toBe(full);
        expect(await reasonOf()).toBe(full);
        remount('size=200m');
        await (await open()).close();
      }));

    it('when it becomes full during use; once it has space the database opens again', () =>
      onDisk('size=200m', async () => {
        copySound();
        const filler = join(folder, '..', 'filler');
        spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=1k']);
        expect(await reasonOf()).toBe(`UnusableFolder: the disk of ${folder} is full; free some space and start again`);
        rmSync(filler);
        await (await open()).close();
      }));

    it('when it is read-only', () =>
      onDisk('size=100m', async (remount) => {
        copySound();
        remount('ro');
        expect(await reasonOf()).toBe(
          `UnusableFolder: ${join(folder, '..')} is on a read-only file system; mount it writable or choose another folder`,
        );
      }));
  },
);
