/**
 * The site's colours, as far as email clients support them. Light colours are inline styles; dark colours are in a
 * style sheet.
 */
export const LIGHT = {
  paper: '#f8f3e9',
  ink: '#1b1a17',
  inkQuiet: '#686253',
  rule: '#dcd2be',
  green: '#12493a',
  onGreen: '#fbf7ee',
};

export const DARK: typeof LIGHT = {
  paper: '#141612',
  ink: '#f0e9da',
  inkQuiet: '#9c9584',
  rule: '#32362d',
  green: '#8fcaad',
  onGreen: '#0d1a14',
};

/** Emails load no fonts. These are the most similar fonts on the reader's device. */
export const FONT_DISPLAY = 'Newsreader, "Iowan Old Style", Georgia, serif';
export const FONT_TEXT = '"Hanken Grotesk", system-ui, -apple-system, "Segoe UI", sans-serif';
