import { oneLine } from '@longreturn/contract/one-line';

const MAX_LENGTH = 60;

/** Matches an email address, markup, or text that email clients convert to a link. */
const LIKE_A_LINK = /[<>@:/\\]|\.\p{L}{2,}/u;

/**
 * Returns the greeting of an email. Anyone can register someone else's email address under any name, so the greeting
 * leaves out a name that could be used to send a message.
 */
export function greetingFor(name: string): string {
  const plain = oneLine(name);
  if (plain === '' || plain.length > MAX_LENGTH || LIKE_A_LINK.test(plain)) return 'Hello,';
  return `Hello ${plain},`;
}
