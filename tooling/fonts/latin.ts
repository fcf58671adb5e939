const codes = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));

/** What English text with names, prices and arithmetic can hold. */
export const LATIN = `${codes(0x20, 0x7e)}${codes(0xa0, 0xff)}ŒœıŸ–—‘’‚“”„†‡•…‰′″‹›⁄−×÷≈≠≤≥€№™←↑→↓`;
