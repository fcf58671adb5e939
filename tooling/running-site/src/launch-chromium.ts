import { type Browser, chromium } from 'playwright-core';
import { findChromium } from './find-chromium.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts Chromium without a window, and with a profile that is deleted at its end; `port` is for tools that drive it by its own protocol. */
export async function launchChromium({ port }: { port?: number } = {}): Promise<Browser> {
  const { executablePath, env } = await findChromium();
  return chromium.launch({
    executablePath,
    args: [...FLAGS, ...(port === undefined ? [] : [`--remote-debugging-port=${port}`])],
    env: { ...definedOf(process.env), ...env },
  });
}

function definedOf(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
