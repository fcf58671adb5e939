import { existsSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';

interface Chromium {
  executablePath: string;
  /** Variables that it needs besides this process's own. */
  env: Record<string, string>;
}

/**
 * Returns CHROMIUM_PATH, or the Chromium of @sparticuz/chromium unpacked to the temporary folder: the same on every
 * machine, and headless only. That one is for Linux on x64; on other systems the installed one is used.
 */
export async function findChromium(): Promise<Chromium> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return { executablePath: named, env: {} };
  const isMade = process.platform === 'linux' && process.arch === 'x64';
  return isMade || !existsSync(SYSTEM_CHROMIUM) ? unpackChromium() : { executablePath: SYSTEM_CHROMIUM, env: {} };
}

/** Unpacks the shared libraries, which the package itself does only on Lambda. */
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
