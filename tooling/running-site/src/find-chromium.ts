import { existsSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';

interface Chromium {
  executablePath: string;
  /** The variables that Chromium needs in addition to this process's variables. */
  env: Record<string, string>;
}

/**
 * Returns the Chromium at CHROMIUM_PATH if it is set. On Linux on x64, it returns the Chromium from
 * @sparticuz/chromium, unpacked to the temporary folder: it is headless only, and the same on every machine. On other
 * systems, it returns the installed Chromium.
 */
export async function findChromium(): Promise<Chromium> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return { executablePath: named, env: {} };
  const isMade = process.platform === 'linux' && process.arch === 'x64';
  return isMade || !existsSync(SYSTEM_CHROMIUM) ? unpackChromium() : { executablePath: SYSTEM_CHROMIUM, env: {} };
}

/** Unpacks Chromium and the shared libraries that it needs, which the package itself unpacks only on AWS Lambda. */
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
