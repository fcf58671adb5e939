import { LOGO_COLOURS } from '../art/logo.ts';
import { INK, PAGE } from '../art/palette.ts';

/** The brand's colours and their uses. */
export const BRAND_COLOURS: readonly { name: string; use: string; hex: string }[] = [
  { name: 'Paper', use: 'the background of every page', hex: PAGE.paper },
  { name: 'Ink', use: 'titles, text, the wordmark', hex: PAGE.ink },
  { name: 'Green', use: 'the mark, links and buttons', hex: PAGE.green },
  { name: 'Sage', use: 'the mark on dark backgrounds', hex: LOGO_COLOURS.dark.mark },
  { name: 'Bone', use: 'the wordmark on dark backgrounds', hex: LOGO_COLOURS.dark.word },
  { name: 'Forest', use: 'dark backgrounds', hex: INK.forest },
];
