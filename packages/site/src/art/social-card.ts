import { BRAND_MARK_PATH } from './brand-mark.ts';
import { setTitle } from './card-title.ts';
import { escapeXml } from './escape-xml.ts';
import { HANKEN_GROTESK } from './glyph-widths.ts';
import { motif } from './motif.ts';
import { PAGE } from './palette.ts';
import { num, path, rect, svg } from './shapes.ts';
import { textWidth } from './text-width.ts';
import { cutToWidth } from './wrap-lines.ts';

export interface SocialCard {
  kind: 'site' | 'episode' | 'article' | 'topic';
  title: string;
  /** The line above the title: type, date, length. */
  kicker: string;
  /** An episode's cover or a topic's mark, as SVG, for the square on the right. */
  coverSvg?: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 60;
const COVER = HEIGHT - 2 * MARGIN;
const GUTTER = 48;
const KICKER_SIZES = [28, 25, 22] as const;
const KICKER_BASELINE = MARGIN + 58;
const TITLE_TOP = KICKER_BASELINE + 28;
const TITLE_BOTTOM = HEIGHT - MARGIN - 76;

/**
 * Draws a page's Open Graph card, 1200 by 630, with `siteName` at the bottom. Uses presentation attributes, because the
 * site's stylesheets don't apply to a rasterised card.
 */
export function socialCard({ kind, title, kicker, coverSvg }: SocialCard, siteName: string): string {
  const width = WIDTH - 2 * MARGIN - (coverSvg === undefined ? 0 : COVER + GUTTER);
  const body = [
    rect(0, 0, WIDTH, HEIGHT, PAGE.paper),
    kind === 'site' ? growingVoice() : '',
    rect(MARGIN, MARGIN, width, 2, PAGE.ink),
    kickerLine(kicker, width),
    titleLines(title, width, kind),
    coverSvg === undefined ? '' : picture(coverSvg, kind),
    signature(siteName),
  ];
  return svg(WIDTH, HEIGHT, `width="${WIDTH}" height="${HEIGHT}"`, body.join(''));
}

function kickerLine(kicker: string, width: number): string {
  const ems = textWidth(HANKEN_GROTESK);
  const size = KICKER_SIZES.find((tried) => ems(kicker) * tried <= width) ?? KICKER_SIZES[2];
  const text = cutToWidth(kicker, width / size, ems);
  return `<text x="${MARGIN}" y="${KICKER_BASELINE}" font-family="Hanken Grotesk" font-weight="500" font-size="${size}" fill="${PAGE.ink3}">${escapeXml(text)}</text>`;
}

function titleLines(title: string, width: number, kind: SocialCard['kind']): string {
  // A card of the kind 'site' has the motif in its lower half.
  const bottom = kind === 'site' ? TITLE_BOTTOM - 120 : TITLE_BOTTOM;
  const room = { width, height: bottom - TITLE_TOP };
  const { lines, size, leading } = setTitle(title, room, [104, 92, 80, 72, 64, 58, 52, 46, 40]);
  const texts = lines.map(
    (text, i) =>
      `<text x="${MARGIN}" y="${num(TITLE_TOP + size * 0.8 + i * leading)}" font-family="Newsreader" font-weight="400" font-size="${size}" letter-spacing="${num(size * -0.02)}" fill="${PAGE.ink}">${escapeXml(text)}</text>`,
  );
  return texts.join('');
}

/** Nests the picture's SVG document. Sets a colour, which topic marks inherit. */
function picture(coverSvg: string, kind: SocialCard['kind']): string {
  const x = WIDTH - MARGIN - COVER;
  const place = `x="${x}" y="${MARGIN}" width="${COVER}" height="${COVER}" color="${PAGE.green}"`;
  const hairline = `<rect x="${x + 0.5}" y="${MARGIN + 0.5}" width="${COVER - 1}" height="${COVER - 1}" fill="none" stroke="${PAGE.ink}" stroke-opacity=".12"/>`;
  return coverSvg.replace('<svg ', `<svg ${place} `) + (kind === 'episode' ? hairline : '');
}

function signature(siteName: string): string {
  const bottom = HEIGHT - MARGIN;
  const mark = `<path transform="translate(${MARGIN} ${bottom - 40}) scale(1.25)" d="${BRAND_MARK_PATH}" fill="${PAGE.green}"/>`;
  const name = `<text x="${MARGIN + 56}" y="${bottom - 9}" font-family="Newsreader" font-weight="500" font-size="36" letter-spacing="-.8" fill="${PAGE.ink}">${escapeXml(siteName)}</text>`;
  return mark + name;
}

/** Draws the motif across the bottom of the card. On the left, its bars are short, which leaves space for the name. */
function growingVoice(): string {
  const { bars, curve } = motif(108);
  const lines = bars.map(
    ({ x, top, bottom }) =>
      `<path d="${path([
        [x, top],
        [x, bottom],
      ])}" stroke="${PAGE.ink}" stroke-width="3"/>`,
  );
  const line = `<path d="${path(curve)}" fill="none" stroke="${PAGE.green}" stroke-width="4"/>`;
  return `<g transform="translate(${MARGIN} 304) scale(.9 1)">${lines.join('')}${line}</g>`;
}
