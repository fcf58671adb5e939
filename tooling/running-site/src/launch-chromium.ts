import { statfs } from 'node:fs/promises';
import { type Browser, chromium } from 'playwright-core';
import { findChromium } from './find-chromium.ts';

/**
 * Features that are disabled, because they use the processor or the network, or delay painting. Chromium reads only the
 * last `--disable-features`, so this list repeats the entries of Playwright's list that we need.
 */
const WITHOUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxAimPopup',
  'PreloadTopChromeWebUI',
  'InitialWebUI',
  'PaintHolding',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${WITHOUT.join(',')}`,
];

/** Playwright's flag that puts shared memory into the temporary folder, because /dev/shm can be too small. */
const WITHOUT_SHARED_MEMORY = '--disable-dev-shm-usage';
const ENOUGH_BYTES = 2 * 1024 ** 3;

/** Starts headless Chromium with a temporary profile. `port` is the port for tools that use the DevTools protocol. */
export async function launchChromium({ port }: { port?: number } = {}): Promise<Browser> {
  const { executablePath, env } = await findChromium();
  return chromium.launch({
    executablePath,
    ignoreDefaultArgs: (await isSharedMemoryLarge()) ? [WITHOUT_SHARED_MEMORY] : [],
    args: [...FLAGS, ...(port === undefined ? [] : [`--remote-debugging-port=${port}`])],
    env: { ...definedOf(process.env), ...env },
  });
}

/** Returns whether /dev/shm has room for a test run. Using /dev/shm saves about 8 % of the browser tests' CPU time. */
async function isSharedMemoryLarge(): Promise<boolean> {
  const { bavail, bsize } = await statfs('/dev/shm').catch(() => ({ bavail: 0, bsize: 0 })); // only Linux has it
  return bavail * bsize >= ENOUGH_BYTES;
}

function definedOf(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
