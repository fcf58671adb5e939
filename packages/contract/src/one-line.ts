/** Invisible characters: controls, line breaks, lone surrogates and direction marks. */
export const UNSEEN = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** Turns typed text into one line that is safe in an email header, without invisible characters. */
export function oneLine(text: string): string {
  return text.replaceAll(UNSEEN, ' ').replaceAll(/\s+/g, ' ').trim();
}
