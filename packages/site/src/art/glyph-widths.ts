/** The characters of a font, grouped by width. Widths are in ems, rounded to multiples of 0.04. */
export type GlyphWidths = readonly (readonly [ems: number, characters: string])[];

/** The widths in Newsreader at weight 400 and optical size 72. */
export const NEWSREADER: GlyphWidths = [
  [0.2, "'"],
  [0.24, ' !,.j|‘’·\u00a0'],
  [0.28, '():;[]il{}íï'],
  [0.32, '"-'],
  [0.36, 'Ift'],
  [0.4, '*/J\\_rs“”'],
  [0.48, '?cez–çèéêë'],
  [0.52, '`agàáâäå'],
  [0.56, '+<=>S^koquvxy~óôöúü×'],
  [0.6, '#$0123456789FLbdhnpñø'],
  [0.64, 'BPZ—ß'],
  [0.68, 'ERY…É'],
  [0.72, 'ACTVXÅ'],
  [0.76, '&DGKNæ'],
  [0.8, '%OQUwÖÜ'],
  [0.84, 'H'],
  [0.88, 'm'],
  [0.92, '@'],
  [1, 'W'],
  [1.04, 'M'],
];

/** The widths in Hanken Grotesk at weight 500. */
export const HANKEN_GROTESK: GlyphWidths = [
  [0.2, "'"],
  [0.24, '!(),.:;Iij{}íï'],
  [0.28, ' []`l|‘’\u00a0'],
  [0.32, '-f·'],
  [0.36, '"t'],
  [0.4, '*/r–'],
  [0.44, '\\_“”'],
  [0.48, 'Lsz'],
  [0.52, '?cgvxyç'],
  [0.56, '$+0123456789<=>FJPS^aehknou~àáâäåèéêëñóôöøúü×'],
  [0.6, 'BERTYZbdpqÉ'],
  [0.64, 'AKUXßÅÜ'],
  [0.68, '#&DHNV…'],
  [0.72, 'CG'],
  [0.76, '%OQwÖ'],
  [0.84, 'Mm'],
  [0.88, '@æ'],
  [0.96, 'W'],
  [1.04, '—'],
];
