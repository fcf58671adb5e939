import { existsSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';

interface Chromium {
  executablePath: string;
  /** The environment variables that Chromium needs in addition to those of this process. */
  env: Record<string, string>;
}

/**
 * Returns the Chromium at CHROMIUM_PATH if that variable is set. Otherwise, on Linux on x64, returns the Chromium from
 * @sparticuz/chromium, unpacked to the temporary folder. That Chromium is headless only, and the same on every machine.
 * On other systems, returns the Chromium at /usr/bin/chromium if there is one, or else the unpacked one.
 */
export async function findChromium(): Promise<Chromium> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return { executablePath: named, env: {} };
  const isLinuxX64 = process.platform === 'linux' && process.arch === 'x64';
  return isLinuxX64 || !existsSync(SYSTEM_CHROMIUM) ? unpackChromium() : { executablePath: SYSTEM_CHROMIUM, env: {} };
}

/** Unpacks Chromium and its shared libraries. The package itself unpacks the libraries only on AWS Lambda. */
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
      FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf'),
      // The paths in fonts.conf are relative to these folders.
      XDG_DATA_HOME: tmpdir(),
      XDG_DATA_DIRS: tmpdir(), // otherwise the system's folders, whose fonts differ between machines
      XDG_CACHE_HOME: tmpdir(),
    },
  };
}
