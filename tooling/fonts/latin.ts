const codes = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));

const ASCII = codes(0x20, 0x7e);
const PUNCTUATION = '\u00a0–—‘’“”…';

/** The characters of English text, including those in names, prices and arithmetic. */
export const LATIN = `${ASCII}${codes(0xa0, 0xff)}ŒœıŸ–—‘’‚“”„†‡•…‰′″‹›⁄−×÷≈≠≤≥€№™←↑→↓`;

const MORE_WEB_TEXT = `${codes(0xc0, 0xff)}Œœ§©£€°·½−×≈≤≥←↑→↓`;

/** The characters of LATIN that the site's pages use. */
export const WEB_TEXT = `${ASCII}${PUNCTUATION}${MORE_WEB_TEXT}`;

/** WEB_TEXT in two parts: the characters of nearly all English text, and the rest. See unicode-range in fonts.css. */
export const WEB_TEXT_PARTS = { usual: `${ASCII}${PUNCTUATION}`, more: MORE_WEB_TEXT };

/** The characters of phrases, labels and titles: letters, digits, punctuation and the accents of Western names. */
export const PLAIN_TEXT = `${ASCII.replace(/["#$*+<=>@[\\\]^_`{|}~]/g, '')}${PUNCTUATION}àáâäåæçèéêëíïñóôöøúü`;
