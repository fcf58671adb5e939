import { BRAND_COLOURS } from './colours.ts';
import { parts, wrapped } from './plain-text.ts';

/** Returns the brand's colours as a plain text file. */
export function coloursText(): string {
  const rows = BRAND_COLOURS.map(({ name, use, hex }) => `${name.padEnd(8)}${hex}  ${rgb(hex).padEnd(20)}${use}`);
  return parts(
    'Colours of The Long Return',
    rows.join('\n'),
    wrapped(
      'Titles are set in Newsreader and everything else in Hanken Grotesk. Both fonts are free under the SIL Open Font License.',
    ),
  );
}

function rgb(hex: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${channels.join(', ')})`;
}
