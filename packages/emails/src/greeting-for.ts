const LONGEST = 60;

/** Characters that break a line, or turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** An address, markup, or what a mail program would make a link of. */
const LIKE_A_LINK = /[<>@:/\\]|\.\p{L}{2,}/u;

/**
 * The first line of a mail. Anybody may register somebody else's address under any name, so one that could carry
 * a message of theirs is left out.
 */
export function greetingFor(name: string): string {
  const plain = name.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
  if (plain === '' || plain.length > LONGEST || LIKE_A_LINK.test(plain)) return 'Hello,';
  return `Hello ${plain},`;
}
