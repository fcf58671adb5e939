import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';

interface Chromium {
  executablePath: string;
  /** What it needs in its environment beside this process's own. */
  env: Record<string, string>;
}

/** CHROMIUM_PATH, else the system's Chromium, else the one inside @sparticuz/chromium, unpacked to the temporary folder. */
export async function findChromium(): Promise<Chromium> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return { executablePath: named, env: {} };
  if (existsSync(SYSTEM_CHROMIUM)) return { executablePath: SYSTEM_CHROMIUM, env: {} };
  return unpackChromium();
}

/** The package unpacks its shared libraries only where it believes it is on Lambda, so that is done here. */
async function unpackChromium(): Promise<Chromium> {
  const { default: chromium, inflate } = await import('@sparticuz/chromium');
  const libraries = fileURLToPath(new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium')));
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
