import { LOGO_COLOURS } from '../art/logo.ts';
import { INK, PAGE } from '../art/palette.ts';
import { parts, wrapped } from './plain-text.ts';

const COLOURS: readonly { name: string; use: string; hex: string }[] = [
  { name: 'Paper', use: 'the ground of every page', hex: PAGE.paper },
  { name: 'Ink', use: 'titles, text, the wordmark', hex: PAGE.ink },
  { name: 'Green', use: 'the mark, and all that acts', hex: PAGE.green },
  { name: 'Sage', use: 'the mark on dark grounds', hex: LOGO_COLOURS.dark.mark },
  { name: 'Bone', use: 'the wordmark on dark grounds', hex: LOGO_COLOURS.dark.word },
  { name: 'Forest', use: 'dark grounds', hex: INK.forest },
];

/** Returns the brand's colours as a plain file (specification §2, Media kit page; LOOK.md, Colour). */
export function coloursText(): string {
  const rows = COLOURS.map(({ name, use, hex }) => `${name.padEnd(8)}${hex}  ${rgb(hex).padEnd(20)}${use}`);
  return parts(
    'Colours of The Long Return',
    rows.join('\n'),
    wrapped(
      'Titles are set in Newsreader, everything else in Hanken Grotesk; both are free under the SIL Open Font License.',
    ),
  );
}

function rgb(hex: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${channels.join(', ')})`;
}
