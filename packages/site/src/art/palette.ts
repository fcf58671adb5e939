/**
 * The inks of covers and portraits. Amber isn't one of them: it stands for premium content and isn't used in artwork.
 */
export const INK = {
  paper: '#f7f0e1',
  bone: '#eadfc8',
  stone: '#cdbfa5',
  ink: '#1e1d1a',
  char: '#2d2b27',
  green: '#12493a',
  forest: '#0a2f25',
  moss: '#4f7760',
  sage: '#a7bda4',
  mint: '#d3dfcb',
  clay: '#b3543a',
  rust: '#7d3423',
  rose: '#dfae98',
  slate: '#2f4b5a',
  navy: '#1b2f3b',
  sky: '#93b2b8',
  mist: '#cfdad8',
  plum: '#48293a',
  mauve: '#b88a96',
} as const;

/** The colours of the light theme in tokens.css as plain values, for files without a stylesheet. */
export const PAGE = {
  paper: '#f8f3e9',
  ink: '#1b1a17',
  ink3: '#686253',
  rule: '#dcd2be',
  green: '#12493a',
} as const;
