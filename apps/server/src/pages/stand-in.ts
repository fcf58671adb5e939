import { randomBytes } from 'node:crypto';
import type { User } from '@longreturn/contract/account';
import type { OwnReads } from './own-reads.ts';

/** The account fields that a shared page may show. */
export const SHOWN_TEXTS = ['name', 'email'] as const;
export type ShownText = (typeof SHOWN_TEXTS)[number];

/**
 * Returns a mark, which stands for a user's data in a page. It is random in each process, so that nobody can insert it
 * into a page.
 */
const mark = (of: string): string => `${of}-${randomBytes(16).toString('hex')}`;
const ACCOUNT = mark('account');

/** The marks at which a page's text is split. The email mark contains an @, like an email address. */
export const MARKS = {
  name: mark('name'),
  email: `${mark('email')}@stand-in`,
  account: JSON.stringify(ACCOUNT),
} as const;

export interface StandIn {
  user: User;
  /** How often a marked field was read. */
  reads: (text: ShownText) => number;
}

/**
 * Returns the stand-in account for a page that users with the same role and subscription status share. The role and the
 * subscription status are real. The name, email address and JSON are marks, and `ownReads` rejects all other reads. An
 * empty name stays empty, because the header shows a different text without a name.
 */
export function standInFor(account: User, ownReads: OwnReads): StandIn {
  const counts: Record<ShownText, number> = { name: 0, email: 0 };
  const user = new Proxy(account, {
    get(target, property) {
      if (property === 'role' || property === 'subscriptionStatus') return target[property];
      if (property === 'toJSON') return () => ACCOUNT;
      if (property === 'name' && target.name === '') return '';
      if (property === 'name' || property === 'email') {
        counts[property] += 1;
        return MARKS[property];
      }
      if (property in target) ownReads.refuse(`the user's ${String(property)}`);
      return undefined; // `await` reads `then` of every value
    },
    ownKeys: () => ownReads.refuse('all fields of the user'),
  });
  return { user, reads: (text) => counts[text] };
}
