import { BRAND_MARK_PATH } from './brand-mark.ts';
import { setTitle } from './card-title.ts';
import { escapeXml } from './escape-xml.ts';
import { INK, PAGE } from './palette.ts';
import { num, rect, svg } from './shapes.ts';

const SIDE = 640;
const MARGIN = 56;
const TITLE_TOP = 52;
const TITLE_SIZES = [112, 100, 88, 76, 66, 58, 50, 42, 36] as const;
const MARK_SCALE = 8.6;
const MARK_WIDTH = 29.6 * MARK_SCALE;
const MARK_HEIGHT = 32 * MARK_SCALE;

/** Draws the show's square artwork for podcast apps: its name above the mark. */
export function showArtwork(name: string): string {
  const room = { width: SIDE - 2 * MARGIN, height: 300 };
  const { lines, size, leading } = setTitle(name, room, TITLE_SIZES);
  const title = lines.map(
    (line, i) =>
      `<text x="${MARGIN}" y="${num(TITLE_TOP + size * 0.8 + i * leading)}" font-family="Newsreader" font-weight="500" font-size="${size}" letter-spacing="${num(size * -0.02)}" fill="${PAGE.paper}">${escapeXml(line)}</text>`,
  );
  const place = `translate(${num(SIDE - MARGIN - MARK_WIDTH)} ${num(SIDE - MARGIN - MARK_HEIGHT)}) scale(${MARK_SCALE})`;
  const mark = `<path transform="${place}" d="${BRAND_MARK_PATH}" fill="${INK.sage}"/>`;
  return svg(SIDE, SIDE, 'aria-hidden="true"', rect(0, 0, SIDE, SIDE, PAGE.green) + mark + title.join(''));
}
