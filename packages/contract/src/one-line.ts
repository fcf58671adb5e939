/** Invisible characters: controls, line breaks, lone surrogates and direction marks. */
export const INVISIBLE_CHARACTERS = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** Returns the text as a single line without invisible characters, which is safe in an email header. */
export function oneLine(text: string): string {
  return text.replaceAll(INVISIBLE_CHARACTERS, ' ').replaceAll(/\s+/g, ' ').trim();
}
