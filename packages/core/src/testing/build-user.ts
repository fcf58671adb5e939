import { randomUUID } from 'node:crypto';
import { emailKey } from '@longreturn/contract/account-input';
import type { Role } from '@longreturn/contract/roles';
import { users } from '@longreturn/db/schema';
import { type Actor, type Client, SYSTEM } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { grantComp } from '../entitlements/grant-comp.ts';

let built = 0;

interface UserOverrides {
  name?: string;
  email?: string;
  role?: Role;
  /** Null for an account that signs in with a provider only. */
  password?: string | null;
  /** Whether the email address is confirmed. By default, it is confirmed unless the role is visitor. */
  confirmed?: boolean;
  lastLogin?: Date | null;
  createdAt?: Date;
}

/**
 * Creates an account with the given fields; by default a subscriber with a unique email address. A member gets a comp.
 * Returns the account's fields and the signed-in actor.
 */
export async function buildUser(deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'passwords'>, overrides: UserOverrides = {}) {
  const { db, clock, ids, passwords } = deps;
  const id = ids.next();
  const fields = {
    name: 'Ada Lovelace',
    email: `reader-${++built}-${id}@example.com`,
    role: 'subscriber' as Role, // the type allows any role
    password: 'Correct-Horse-1' as string | null, // the type allows null
    createdAt: clock.now(),
    ...overrides,
  };
  const { password, createdAt, role, confirmed = role !== 'visitor', ...columns } = fields;
  const free = confirmed ? 'subscriber' : 'visitor';
  await db.insert(users).values({
    ...columns,
    id,
    baseRole: role === 'member' ? free : role,
    emailKey: emailKey(fields.email),
    passwordHash: password === null ? null : await passwords.hash(password),
    passwordChangedAt: password === null ? null : createdAt,
    emailConfirmedAt: confirmed ? createdAt : null,
    createdAt,
    updatedAt: createdAt,
  });
  if (role === 'member') await grantComp(deps, SYSTEM, { userId: id, reason: 'A member for a test' });
  return { ...fields, password: password ?? '', id, actor: { is: 'user', id, role: fields.role } as const };
}

/** Creates a client with a unique IP address, so that tests don't share rate limits. */
export function buildClient(): Client {
  built += 1;
  return { ip: `10.${built >> 16}.${(built >> 8) & 255}.${built & 255}`, device: 'Firefox on Linux' };
}

/** Creates a signed-in actor with the role, but no account. */
export function actorWithRole(role: Role): Actor {
  return { is: 'user', id: randomUUID(), role };
}
