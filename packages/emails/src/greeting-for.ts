import { oneLine } from '@longreturn/contract/one-line';

const LONGEST = 60;

/** Matches an email address, markup, or text that email clients turn into a link. */
const LIKE_A_LINK = /[<>@:/\\]|\.\p{L}{2,}/u;

/**
 * Returns the first line of an email. Anyone can register someone else's email address under any name, so a name that could
 * carry a message is left out.
 */
export function greetingFor(name: string): string {
  const plain = oneLine(name);
  if (plain === '' || plain.length > LONGEST || LIKE_A_LINK.test(plain)) return 'Hello,';
  return `Hello ${plain},`;
}
