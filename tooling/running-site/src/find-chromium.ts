import { existsSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';

interface Chromium {
  executablePath: string;
  /** What it needs in its environment beside this process's own. */
  env: Record<string, string>;
}

/**
 * CHROMIUM_PATH, else the one inside @sparticuz/chromium, unpacked to the temporary folder: the same on every machine, and
 * without windows of its own that cost processor time. It is for Linux on x64; elsewhere the system's.
 */
export async function findChromium(): Promise<Chromium> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return { executablePath: named, env: {} };
  const isMade = process.platform === 'linux' && process.arch === 'x64';
  return isMade || !existsSync(SYSTEM_CHROMIUM) ? unpackChromium() : { executablePath: SYSTEM_CHROMIUM, env: {} };
}

/** The package unpacks its shared libraries only where it believes it is on Lambda, so that is done here. */
async function unpackChromium(): Promise<Chromium> {
  const { default: chromium, inflate } = await import('@sparticuz/chromium');
  const manifest = findPackageJSON('@sparticuz/chromium', import.meta.url) ?? '';
  const libraries = join(dirname(manifest), 'bin', 'al2023.tar.br');
  const [executablePath, folder] = await Promise.all([chromium.executablePath(), inflate(libraries)]);
  const known = process.env['LD_LIBRARY_PATH'];
  return {
    executablePath,
    env: {
      LD_LIBRARY_PATH: [join(folder, 'lib'), ...(known ? [known] : [])].join(':'),
      FONTCONFIG_PATH: join(tmpdir(), 'fonts'),
    },
  };
}
