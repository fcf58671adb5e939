import { BRAND } from '../brand.ts';
import { BRAND_MARK_PATH } from './brand-mark.ts';
import { escapeXml } from './escape-xml.ts';
import { PAGE } from './palette.ts';
import { svg } from './shapes.ts';

export type LogoGround = 'light' | 'dark';

/** The logo's colours for light and dark backgrounds. The background itself stays transparent. */
export const LOGO_COLOURS = {
  light: { mark: PAGE.green, word: PAGE.ink },
  dark: { mark: '#8fcaad', word: '#f0e9da' },
} as const satisfies Record<LogoGround, { mark: string; word: string }>;

const MARK = 32;
/** The clear space around the mark: as wide as two bars and the space between them. */
const CLEAR = 8;

/** Draws the mark alone with its clear space, for files without a stylesheet. */
export function logoMark(ground: LogoGround): string {
  const side = MARK + 2 * CLEAR;
  return svg(side, side, `width="${side}" height="${side}"`, markAt(CLEAR, ground));
}

/** Draws the mark and the name side by side. The name is text and needs the font. */
export function logoWordmark(ground: LogoGround): string {
  const { word } = LOGO_COLOURS[ground];
  const size = [262, 48] as const;
  const name = `<text x="50" y="33" font-family="Newsreader" font-weight="500" font-size="27" letter-spacing="-.6" fill="${word}">${escapeXml(BRAND.name)}</text>`;
  return svg(...size, `width="${size[0]}" height="${size[1]}"`, markAt(CLEAR, ground) + name);
}

function markAt(offset: number, ground: LogoGround): string {
  return `<path transform="translate(${offset} ${offset})" d="${BRAND_MARK_PATH}" fill="${LOGO_COLOURS[ground].mark}"/>`;
}
