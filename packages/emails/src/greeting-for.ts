import { oneLine } from '@longreturn/contract/one-line';

const LONGEST = 60;

/** An address, markup, or what a mail program would make a link of. */
const LIKE_A_LINK = /[<>@:/\\]|\.\p{L}{2,}/u;

/**
 * The first line of a mail. Anybody may register somebody else's address under any name, so one that could carry
 * a message of theirs is left out.
 */
export function greetingFor(name: string): string {
  const plain = oneLine(name);
  if (plain === '' || plain.length > LONGEST || LIKE_A_LINK.test(plain)) return 'Hello,';
  return `Hello ${plain},`;
}
