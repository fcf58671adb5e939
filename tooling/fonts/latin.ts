const codes = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));

const ASCII = codes(0x20, 0x7e);
const PUNCTUATION = '\u00a0–—‘’“”…';

/** What English text with names, prices and arithmetic can hold. */
export const LATIN = `${ASCII}${codes(0xa0, 0xff)}ŒœıŸ–—‘’‚“”„†‡•…‰′″‹›⁄−×÷≈≠≤≥€№™←↑→↓`;

/** The same without the signs that no page of the site is set in. */
export const WEB_TEXT = `${ASCII}${PUNCTUATION}${codes(0xc0, 0xff)}Œœ§©£€°·½−×≈≤≥←↑→↓`;

/** A phrase, a label, the title of a book or journal: letters, figures, punctuation, the accents of Western names. */
export const PLAIN_TEXT = `${ASCII.replace(/["#$*+<=>@[\\\]^_`{|}~]/g, '')}${PUNCTUATION}àáâäåæçèéêëíïñóôöøúü`;
