import { type Browser, chromium } from 'playwright-core';
import { findChromium } from './find-chromium.ts';

/**
 * What Chromium does for its own windows costs each page of ours processor time (its address bar is a page too), asks
 * the network, or paints later than a page is ready. It takes the last list only, so Playwright's is repeated as far as we need it.
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
