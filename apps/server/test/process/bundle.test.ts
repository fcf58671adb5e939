import { fork } from 'node:child_process';
import { once } from 'node:events';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rasterise } from '../../src/art/rasterise.ts';
import { Rasteriser } from '../../src/art/rasteriser.ts';
import { CHILD_PROGRAMS } from '../../src/own-files.ts';

const fileOf = (path: string) => new URL(`../../dist/${basename(path)}.js`, import.meta.url);

describe('the server’s bundle', () => {
  it.each(CHILD_PROGRAMS)('contains the program %s, which ends with the server', async (path) => {
    const child = fork(fileOf(path), { env: {} });
    child.disconnect();
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('draws text with the site’s fonts', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 50"><text x="5" y="35" font-family="Newsreader">Returns</text></svg>';
    const bundled = new Rasteriser({ script: fileOf('art/raster-worker') });
    const png = await bundled.draw({ svg, width: 200 });
    await bundled.close();
    expect(png.equals(rasterise({ svg, width: 200 }))).toBe(true);
  });
});
