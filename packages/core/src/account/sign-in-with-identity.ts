import { emailSchema, nameSchema } from '@longreturn/contract/account-input';
import { LIMITS } from '@longreturn/contract/limits';
import { violates } from '@longreturn/db/connection-error';
import { identities } from '@longreturn/db/schema';
import { and, eq } from 'drizzle-orm';
import { ANONYMOUS, type Client } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { type Deps, inTransaction } from '../deps.ts';
import type { Identity } from '../ports.ts';
import { isEnabled } from '../site/require-feature.ts';
import { createAccount } from './create-account.ts';
import { signIn } from './sign-in.ts';
import type { SignedIn } from './signed-in.ts';
import { findByEmail, lockUser } from './user-row.ts';

/**
 * Signs in a user identified by Google or Apple, even if the account is frozen. Finds the account by provider and
 * subject, or by email address if the provider has verified it and the account has confirmed it. Creates an account if
 * the email address has none. Throws identity.refused, email.taken, feature.disabled.
 */
export async function signInWithIdentity(deps: Deps, client: Client, identity: Identity): Promise<SignedIn> {
  const mayRegister = await isEnabled(deps, 'registration');
  const attempt = () => inTransaction(deps, (deps) => attemptSignIn(deps, client, { ...identity, mayRegister }));
  try {
    return await attempt();
  } catch (error) {
    // A concurrent request may have created or linked the account, so that a second attempt finds it.
    if (violates(error, 'identities_provider_subject_pk') || isTaken(error)) return attempt();
    throw error;
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof AppError && error.code === 'email.taken';
}

/** An identity, and whether an account may be created for it. */
interface Known extends Identity {
  mayRegister: boolean;
}

async function attemptSignIn(deps: Deps, client: Client, identity: Known): Promise<SignedIn> {
  const userId = (await findLinked(deps, identity)) ?? (await findOrCreateByEmail(deps, identity));
  const signedIn = await signIn(deps, client, { userId, method: identity.provider });
  if (!signedIn) throw new AppError('identity.refused');
  return signedIn;
}

async function findLinked({ db }: Deps, { provider, subject }: Identity): Promise<string | undefined> {
  const [linked] = await db
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)));
  return linked?.userId;
}

/**
 * Links the identity to the account with the same email address, or creates that account, and returns the account's ID.
 * Throws email.taken, feature.disabled, and identity.refused if the site's forms would reject the email address.
 */
async function findOrCreateByEmail(deps: Deps, identity: Known): Promise<string> {
  const email = emailSchema.safeParse(identity.email);
  if (!email.success) throw new AppError('identity.refused');
  const known = { ...identity, email: email.data };
  return (await linkByEmail(deps, known)) ?? (await createLinked(deps, known));
}

/**
 * Links the identity to the account with the same email address and returns the account's ID, or undefined if there is
 * no such account. Throws email.taken if the identity can't be linked to the account.
 */
async function linkByEmail(deps: Deps, identity: Identity): Promise<string | undefined> {
  const { provider, email, emailVerified } = identity;
  const found = await findByEmail(deps.db, email);
  const user = found && (await lockUser(deps.db, found.id));
  if (!user) return undefined;
  if (!emailVerified || !user.emailConfirmedAt) throw new AppError('email.taken');
  await insertIdentity(deps, user.id, identity);
  await deps.jobs.send(deps.db, 'mail', { kind: 'sign-in-method-added', userId: user.id, provider });
  return user.id;
}

async function createLinked(deps: Deps, identity: Known): Promise<string> {
  if (!identity.mayRegister) throw new AppError('feature.disabled');
  const { email } = identity;
  const isConfirmed = identity.emailVerified;
  const baseRole = isConfirmed ? 'subscriber' : 'visitor';
  const name = nameFor(identity);
  const userId = await createAccount(deps, ANONYMOUS, { name, email, passwordHash: null, baseRole, isConfirmed });
  await insertIdentity(deps, userId, identity);
  return userId;
}

/**
 * Returns the first valid name of these three: the name from the provider, the part of the email address before the @,
 * and the whole email address.
 */
function nameFor({ name = '', email }: Identity): string {
  const candidates = [name, email.split('@')[0] ?? '', email];
  const parsed = candidates.map((text) => nameSchema.safeParse(text.trim().slice(0, LIMITS.nameMax)));
  return parsed.find(({ success }) => success)?.data ?? email;
}

/**
 * Links the identity to the account. Throws email.taken if the account is already linked to another identity of the
 * provider.
 */
async function insertIdentity({ db, clock }: Deps, userId: string, { provider, subject }: Identity): Promise<void> {
  try {
    await db.insert(identities).values({ provider, subject, userId, createdAt: clock.now() });
  } catch (error) {
    throw violates(error, 'identities_user_provider') ? new AppError('email.taken') : error;
  }
}
