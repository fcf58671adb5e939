import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '../src/connect.ts';
import { createEmbeddedFolder } from '../src/testing/test-database.ts';

const CONNECT = new URL('../src/connect.ts', import.meta.url).href;
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

let home: string;
let intact: string;
let folder: string;
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'unusable-'));
  chmodSync(home, 0o755);
  intact = join(home, 'intact');
  await createEmbeddedFolder(intact);
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

let count = 0;
beforeEach(() => {
  count += 1;
  folder = join(home, `data-${count}`, 'database');
});

const open = () => connect({ is: 'embedded', folder });
const errorOfOpening = () => open().then(() => 'it opened', String);
const copyIntact = () => cpSync(intact, folder, { recursive: true });

/**
 * Returns the error of opening the folder as a user other than root: the current user, or `nobody` if the tests run as
 * root.
 */
function errorForUser(): string {
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

describe('the error for an unusable folder of the embedded database names the reason and the remedy', () => {
  it('if the path is a file', async () => {
    mkdirSync(join(folder, '..'));
    writeFileSync(folder, '');
    expect(await errorOfOpening()).toBe(
      `UnusableFolder: ${folder} is a file, and a folder is needed; move the file away or choose another folder`,
    );
  });

  it('if a parent of the path is a file', async () => {
    writeFileSync(join(folder, '..'), '');
    expect(await errorOfOpening()).toContain(`: ${join(folder, '..')} is a file, and a folder is needed`);
  });

  it('if this user can’t create the folder', () => {
    mkdirSync(join(folder, '..'));
    chmodSync(join(folder, '..'), 0o555);
    expect(errorForUser()).toBe(
      `UnusableFolder: the user that runs the site can't read and write ${join(folder, '..')}; ` +
        'change its owner (chown -R) or choose another folder',
    );
  });

  it('if this user can’t read a file in it, for example after another user started the site', () => {
    copyIntact();
    if (isRoot) {
      for (const path of [join(folder, '..'), folder]) chownSync(path, NOBODY, NOBODY);
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
        if (name !== 'global/pg_control') chownSync(join(folder, name), NOBODY, NOBODY);
    }
    chmodSync(join(folder, 'global/pg_control'), isRoot ? 0o600 : 0);
    expect(errorForUser()).toContain(`can't read and write ${join(folder, 'global/pg_control')};`);
  });

  it('if another version of PostgreSQL created it; the folder stays unchanged', async () => {
    copyIntact();
    writeFileSync(join(folder, 'PG_VERSION'), '16\n');
    const before = readdirSync(folder, { recursive: true });
    expect(await errorOfOpening()).toBe(
      `UnusableFolder: ${folder} was created by PostgreSQL 16, but this version of the site reads PostgreSQL 18; ` +
        'open it with the version of the site that created it, or move it away to start with an empty database',
    );
    expect(readdirSync(folder, { recursive: true })).toEqual(before);
  });

  it('if it contains other files; the files stay unchanged', async () => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'notes.txt'), 'mine');
    expect(await errorOfOpening()).toBe(
      `UnusableFolder: ${folder} contains files but no database (PG_VERSION is missing); ` +
        'restore a backup of it, or move it away to start with an empty database',
    );
    expect(readdirSync(folder)).toEqual(['notes.txt']);
  });

  it.each([
    ['its control file is missing', () => rmSync(join(folder, 'global/pg_control'))],
    ['its control file is garbage', () => writeFileSync(join(folder, 'global/pg_control'), 'x'.repeat(8192))],
    ['its write-ahead log is missing', () => rmSync(join(folder, 'pg_wal'), { recursive: true })],
    ['its tables are missing', () => rmSync(join(folder, 'base'), { recursive: true })],
    ['its version file is empty', () => writeFileSync(join(folder, 'PG_VERSION'), '')],
  ])('if %s', async (_what, damage) => {
    copyIntact();
    damage();
    expect(await errorOfOpening()).toBe(
      `UnusableFolder: the database in ${folder} is damaged or incomplete; ` +
        'restore a backup of it, or move it away to start with an empty database',
    );
  });
});

/** Mounts a small disk at the folder's parent, runs `use`, and unmounts the disk. */
async function onDisk(options: string, use: (remount: (how: string) => void) => Promise<void>): Promise<void> {
  const disk = join(folder, '..');
  mkdirSync(disk);
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', disk]);
  try {
    await use((how) => execFileSync('mount', ['-o', `remount,${how}`, disk]));
  } finally {
    execFileSync('umount', ['--lazy', disk]); // after a failure, PGlite keeps files open
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
  'the error for an unusable disk of the embedded database names the reason and the remedy',
  () => {
    it('if the disk is full; the folder opens once the disk has space', () =>
      onDisk('size=10m', async (remount) => {
        const full = `UnusableFolder: the disk of ${folder} is full; free some space and start again`;
        expect(await errorOfOpening()).toBe(full);
        expect(await errorOfOpening()).toBe(full);
        remount('size=200m');
        await (await open()).close();
      }));

    it('if the disk becomes full during use; the database opens again once the disk has space', () =>
      onDisk('size=200m', async () => {
        copyIntact();
        const filler = join(folder, '..', 'filler');
        spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=1k']);
        expect(await errorOfOpening()).toBe(
          `UnusableFolder: the disk of ${folder} is full; free some space and start again`,
        );
        rmSync(filler);
        await (await open()).close();
      }));

    it('if the disk is read-only', () =>
      onDisk('size=100m', async (remount) => {
        copyIntact();
        remount('ro');
        expect(await errorOfOpening()).toBe(
          `UnusableFolder: ${join(folder, '..')} is on a read-only file system; mount it writable or choose another folder`,
        );
      }));
  },
);
