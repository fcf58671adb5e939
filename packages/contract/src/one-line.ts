/** What no reader sees: controls, ends of lines, halves of characters, and what turns the direction of the text after it. */
export const UNSEEN = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** What somebody typed as one line that may stand in a header: nothing in it breaks, hides or turns the text. */
export function oneLine(text: string): string {
  return text.replaceAll(UNSEEN, ' ').replaceAll(/\s+/g, ' ').trim();
}
