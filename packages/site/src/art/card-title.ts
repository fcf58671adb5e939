import { NEWSREADER } from './glyph-widths.ts';
import { textWidth } from './text-width.ts';
import { cutToWidth, wrapLines } from './wrap-lines.ts';

const MAX_LINES = 4;
const TRACKING = -0.02;

export interface SetTitle {
  lines: readonly string[];
  /** The font size in the card's units. `leading`, the line height, has the same unit. */
  size: number;
  leading: number;
}

interface Room {
  width: number;
  height: number;
}

/**
 * Breaks a title into at most four lines, in the largest of `sizes` (largest first) that fits into `room`. If none
 * fits, uses the smallest size and cuts the title with an ellipsis.
 */
export function setTitle(title: string, room: Room, sizes: readonly [number, ...number[]]): SetTitle {
  const bound = withoutStrays(title);
  const settings = sizes.map((size) => setAt(bound, room.width, size));
  const fitting = settings.find((set) => fits(set, room, bound));
  return fitting ?? shortened(title, room.width, sizes.at(-1) ?? sizes[0]);
}

/**
 * Keeps an ampersand on the same line as the next word, and a short last word on the same line as the word before it.
 */
function withoutStrays(title: string): string {
  return title
    .trim()
    .replace(/& /g, '&\u00a0')
    .replace(/ (\S{1,6})$/, '\u00a0$1');
}

function fits({ lines, size, leading }: SetTitle, room: Room, title: string): boolean {
  const wholeWords = title.split(' ').every((word) => trackedWidth(word) * size <= room.width);
  return wholeWords && lines.length <= MAX_LINES && lines.length * leading <= room.height;
}

function setAt(title: string, width: number, size: number): SetTitle {
  return { lines: wrapLines(title, width / size, trackedWidth), size, leading: size * 1.06 };
}

function shortened(title: string, width: number, size: number): SetTitle {
  const set = setAt(title, width, size);
  const kept = set.lines.slice(0, MAX_LINES - 1);
  const rest = set.lines.slice(MAX_LINES - 1).join(' ');
  return { ...set, lines: [...kept, cutToWidth(rest, width / size, trackedWidth)] };
}

const naturalWidth = textWidth(NEWSREADER);

const trackedWidth = (text: string) => naturalWidth(text) + TRACKING * text.length;
