import { randomBytes } from 'node:crypto';
import type { User } from '@longreturn/contract/account';
import type { OwnReads } from './own-reads.ts';

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
  /** How often a text that has a mark was read. */
  reads: (text: ShownText) => number;
}

/**
 * Takes an account and returns one to render a page with that is for all of its role: its name, email address and JSON
 * are marks, its role is real, and `ownReads` refuses everything else. An empty name stays empty: the header shows
 * another word then.
 */
export function standInFor(account: User, ownReads: OwnReads): StandIn {
  const counts: Record<ShownText, number> = { name: 0, email: 0 };
  const user = new Proxy(account, {
    get(target, property) {
      if (property === 'role') return target.role;
      if (property === 'toJSON') return () => ACCOUNT;
      if (property === 'name' && target.name === '') return '';
      if (property === 'name' || property === 'email') {
        counts[property] += 1;
        return MARKS[property];
      }
      if (property in target) ownReads.refuse(`the user's ${String(property)}`);
      return undefined; // a promise asks everything for `then`
    },
    ownKeys: () => ownReads.refuse('all of the user'),
  });
  return { user, reads: (text) => counts[text] };
}
