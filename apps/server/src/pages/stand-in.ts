import { randomBytes } from 'node:crypto';
import type { User } from '@longreturn/contract/account';

/** The texts of an account that a shared page may show. */
export const SHOWN_TEXTS = ['name', 'email'] as const;
export type ShownText = (typeof SHOWN_TEXTS)[number];

/** Random for each process, so that nobody can write a mark into a page. */
const mark = (of: string): string => `${of}-${randomBytes(16).toString('hex')}`;
const ACCOUNT = mark('account');

/** The marks at which a page's text is cut. That of the email address has an @, so that a part of it is no mark. */
export const MARKS = {
  name: mark('name'),
  email: `${mark('email')}@stand-in`,
  account: JSON.stringify(ACCOUNT),
} as const;

export interface StandIn {
  user: User;
  /** How often a text was read. */
  reads: (text: ShownText) => number;
  /** Whether anything besides the role and these texts was read. */
  toldMore: () => boolean;
}

/**
 * Takes an account and returns one to render a page with that shows whether the page is the same for all of its role:
 * its name, email address and JSON are marks, and it notices when a page reads more of it.
 */
export function standInFor(account: User): StandIn {
  const counts: Record<ShownText, number> = { name: 0, email: 0 };
  let told = false;
  const user = new Proxy(account, {
    get(target, property, receiver) {
      if (property === 'role') return target.role;
      if (property === 'toJSON') return () => ACCOUNT;
      if (property === 'name' || property === 'email') {
        counts[property] += 1;
        return MARKS[property];
      }
      told ||= property in target; // a promise asks everything for `then`
      return Reflect.get(target, property, receiver);
    },
    ownKeys(target) {
      told = true;
      return Reflect.ownKeys(target);
    },
  });
  return { user, reads: (text) => counts[text], toldMore: () => told };
}
