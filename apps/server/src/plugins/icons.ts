import { favicon } from '@longreturn/site/art/brand-mark';
import { PAGE } from '@longreturn/site/art/palette';
import type { FastifyInstance } from 'fastify';
import type { AppParts } from '../app-parts.ts';
import { pngHeaders, svgHeaders } from '../art/picture-headers.ts';
import { ResponseCache } from '../cache/response-cache.ts';
import { sendResponse } from '../cache/send-response.ts';
import { fileResponse, finishResponse, type StoredResponse } from '../cache/stored-response.ts';

const ONE_DAY = 'public, max-age=86400';
const ICON_PIXELS = 48;
const TOUCH_ICON_PIXELS = 180;

/** Serves the site's icon in the formats that browsers and phones request. */
export function registerIcons(app: FastifyInstance, { rasteriser }: Pick<AppParts, 'rasteriser'>): void {
  const made = new ResponseCache({ megabytes: 1 });
  const serve = (path: string, make: () => Promise<StoredResponse>) =>
    app.get(path, async (request, reply) => sendResponse(request, reply, await made.getOrMake(path, make)));

  serve('/art/favicon.svg', () => finishResponse(200, svgHeaders(ONE_DAY), favicon()));

  serve('/favicon.ico', async () => {
    const png = await rasteriser.draw({ svg: favicon(), width: ICON_PIXELS });
    return fileResponse({ ...pngHeaders(ONE_DAY), 'content-type': 'image/x-icon' }, iconFile(png, ICON_PIXELS));
  });

  serve('/apple-touch-icon.png', async () => {
    // Phones round the corners themselves and show transparent corners in black.
    const png = await rasteriser.draw({ svg: favicon(), width: TOUCH_ICON_PIXELS, background: PAGE.green });
    return fileResponse(pngHeaders(ONE_DAY), png);
  });
}

const HEADER = 6;
const ENTRY = 16;

/** Returns an .ico file with one image: a square PNG of this width (256 at most). */
function iconFile(png: Buffer, width: number): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY);
  head.writeUInt16LE(1, 2); // type: icon
  head.writeUInt16LE(1, 4); // number of images
  head.writeUInt8(width % 256, 6);
  head.writeUInt8(width % 256, 7);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
