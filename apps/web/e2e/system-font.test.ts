import { findChromium } from '@longreturn/running-site/find-chromium';
import { expect, test } from 'vitest';
import { siteAndBrowser } from './site-and-browser.ts';

const surroundings = siteAndBrowser();

const { env } = await findChromium();

test.skipIf(env['FONTCONFIG_FILE'] === undefined)(
  'the unpacked Chromium draws text that has no web font in its own font',
  async () => {
    const context = await surroundings.browser.newContext();
    const page = await context.newPage();
    await page.setContent('<p style="font-family: sans-serif">Resting heart rate</p>');
    const devTools = await context.newCDPSession(page);
    await Promise.all([devTools.send('DOM.enable'), devTools.send('CSS.enable')]);
    const { root } = await devTools.send('DOM.getDocument');
    const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'p' });
    const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId });
    expect(fonts.map(({ familyName }) => familyName)).toEqual(['Open Sans']);
  },
);
