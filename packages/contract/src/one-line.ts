/** Invisible characters: controls, line breaks, lone surrogates and direction marks. */
export const INVISIBLE_CHARACTERS = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** Matches a visible character. A line that contains only spaces, joiners and fillers looks empty. */
const VISIBLE_CHARACTER = /[^\p{Z}\p{C}\u115f\u1160\u2800\u3164\uffa0]/u;

/**
 * Returns the text as a single line without invisible characters, which is safe in an email header. Returns an empty
 * line if nothing of the text is visible.
 */
export function oneLine(text: string): string {
  if (!VISIBLE_CHARACTER.test(text)) return '';
  return text.replaceAll(INVISIBLE_CHARACTERS, ' ').replaceAll(/\s+/g, ' ').trim();
}
