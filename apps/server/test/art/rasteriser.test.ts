import { afterAll, describe, expect, it, vi } from 'vitest';
import { Rasteriser } from '../../src/art/rasteriser.ts';
import { pngSize } from '../testing/png-size.ts';

const rasteriser = new Rasteriser();
afterAll(() => rasteriser.close());

const text = (family: string, weight = 400) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 50"><text x="5" y="35" font-size="30" font-family="${family}" font-weight="${weight}">Returns</text></svg>`;
const CRASHING = new URL('../testing/crashing-worker.ts', import.meta.url);
const draw = (svg: string) => rasteriser.draw({ svg, width: 200 });

describe('the rasteriser', () => {
  it('draws at the requested width', async () => {
    expect(pngSize(await draw(text('Newsreader')))).toEqual([200, 50]);
  });

  it('uses only the site’s fonts and weights for text', async () => {
    const faces = [text('Newsreader'), text('Newsreader', 500), text('Hanken Grotesk', 500), text('Arial', 500)];
    const [serif, bolder, sans, unknown] = (await Promise.all(faces.map(draw))).map((png) => png.toString('base64'));
    expect(new Set([serif, bolder, sans]).size).toBe(3);
    expect(unknown).toBe(sans);
  });

  it('continues after an invalid drawing', async () => {
    const broken = draw('<svg');
    const whole = draw(text('Newsreader'));
    await expect(broken).rejects.toThrow('SVG data parsing failed');
    expect(pngSize(await whole)).toEqual([200, 50]);
  });

  it('ends its child process when it is idle, and starts a new one for the next drawing', async () => {
    const idle = new Rasteriser({ script: CRASHING, idleMs: 1 });
    const pid = async () => Number(await idle.draw({ svg: 'pid', width: 1 }));
    const first = await pid();
    await vi.waitFor(() => expect(() => process.kill(first, 0)).toThrow('ESRCH'), 15_000);
    expect(await pid()).not.toBe(first);
    await idle.close();
  });

  it('kills a child process that ignores SIGTERM when the rasteriser is closed, and rejects later drawings', async () => {
    const closed = new Rasteriser({ script: CRASHING, graceMs: 1 });
    const pid = Number(await closed.draw({ svg: 'stubborn', width: 1 }));
    await closed.close();
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    await expect(closed.draw({ svg: 'one', width: 1 })).rejects.toMatchObject({ code: 'service.unavailable' });
  });

  it('rejects drawings when too many are waiting, and says when to retry', async () => {
    const busy = new Rasteriser({ script: CRASHING, waiting: 2 });
    const given = ['one', 'two', 'three', 'four'].map((svg) => busy.draw({ svg, width: 1 }));
    const [first, second, third, fourth] = await Promise.allSettled(given);
    for (const drawn of [first, second, third]) expect(drawn).toMatchObject({ status: 'fulfilled' });
    expect(fourth).toMatchObject({ reason: { code: 'service.unavailable', retryAfterSec: 30 } });
    await busy.close();
  });

  it.each(['throw', 'exit'])('renders the next drawing after a drawing makes the child process %s', async (death) => {
    const crashing = new Rasteriser({ script: CRASHING, silent: true });
    const drawings = [death, 'one', death, death, 'two'].map((svg) => crashing.draw({ svg, width: 1 }));
    const ended = await Promise.allSettled(drawings);
    expect(ended.map((each) => (each.status === 'fulfilled' ? each.value.toString() : 'failed'))).toEqual([
      'failed',
      'one',
      'failed',
      'failed',
      'two',
    ]);
    await crashing.close();
  });
});
