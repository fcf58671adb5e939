import { randomBytes } from 'node:crypto';
import type { User } from '@longreturn/contract/account';

/** Nobody can write these into a page: they are drawn anew for each process. */
const NAME = `name-${randomBytes(16).toString('hex')}`;
const ACCOUNT = `account-${randomBytes(16).toString('hex')}`;

/** The marks at which a page's text is cut. */
export const MARKS = { name: NAME, account: JSON.stringify(ACCOUNT) } as const;

export interface StandIn {
  user: User;
  /** How often the name was asked for. */
  names: () => number;
  /** Whether anything was asked for that tells more than the role and the name. */
  toldMore: () => boolean;
}

/**
 * Takes an account and returns one to render a page with that shows whether the page is the same for all of its role:
 * its name and its JSON are marks, and it notices whoever reads more of it.
 */
export function standInFor(account: User): StandIn {
  let names = 0;
  let told = false;
  const user = new Proxy(account, {
    get(target, property, receiver) {
      if (property === 'role') return target.role;
      if (property === 'toJSON') return () => ACCOUNT;
      if (property === 'name') {
        names += 1;
        return NAME;
      }
      told ||= property in target; // a promise asks everything for `then`
      return Reflect.get(target, property, receiver);
    },
    ownKeys(target) {
      told = true;
      return Reflect.ownKeys(target);
    },
  });
  return { user, names: () => names, toldMore: () => told };
}
