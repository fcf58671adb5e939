import type { PaymentProviderName } from '@longreturn/contract/membership';
import type { Db } from '@longreturn/db/database';
import { subscriptions } from '@longreturn/db/schema';
import { and, eq } from 'drizzle-orm';
import { AppError } from '../app-error.ts';
import { type Deps, inTransaction } from '../deps.ts';
import { applyRead } from './apply-read.ts';
import { getProvider } from './get-provider.ts';
import type { Facts } from './known-subscription.ts';
import type { ProviderSubscription } from './payment-provider.ts';
import { settleOrLeave } from './settle-subscription.ts';

/** Identifies a subscription by its provider and its ID at the provider. */
export interface SubscriptionKey {
  provider: PaymentProviderName;
  providerId: string;
}

export type Refreshing = Pick<Deps, 'db' | 'clock' | 'ids' | 'jobs' | 'logger' | 'payments'>;

/** What a read led to. 'ignored': the subscription isn't a membership of this site. */
export type RefreshOutcome = 'done' | 'ignored';

interface RefreshOptions {
  facts?: Facts;
  /** Runs in the transaction that stores the result. */
  alongside?: (deps: { db: Db }, outcome: RefreshOutcome) => Promise<void>;
}

/**
 * How many reads may be overtaken before the call fails. A read is overtaken if another read is stored in the meantime.
 */
const MAX_ATTEMPTS = 8;
/**
 * Once the row has been written this many times during the call, at least one of the writes stored a read that also
 * began during the call. At most two of the writes can be of another kind: a write that stores a read from before the
 * call, and a write without a read, which ends a second subscription or that of a deleted account.
 */
const NEWER_WRITES = 3;

/**
 * Reads a subscription at its provider and stores what follows from it: the subscription's state, the entitlement, the
 * timeline and what is left to do at the provider (docs/product.md, Membership). The read happens before the
 * transaction. If another read was stored after this read began, this read is repeated, so that an older state never
 * replaces a newer one. When many events arrive at once, other calls may store reads that began during this call. Then
 * this call returns 'done' without storing a read of its own. Throws payments.notConfigured, payments.unavailable, and
 * service.unavailable if the read is overtaken too often.
 */
export async function refreshSubscription(
  deps: Refreshing,
  key: SubscriptionKey,
  { facts = {}, alongside }: RefreshOptions = {},
): Promise<RefreshOutcome> {
  const provider = getProvider(deps, key.provider);
  let first: number | undefined;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const { version, state } = (await findStored(deps, key)) ?? {};
    first ??= version ?? 0;
    const isTold = Object.keys(facts).length === 0 || state === 'ended';
    if (isTold && version !== undefined && version >= first + NEWER_WRITES) {
      await inTransaction(deps, async (deps) => alongside?.(deps, 'done'));
      return 'done';
    }
    const read = await provider.readSubscription(key.providerId);
    const result = await store(deps, { key, version, read, facts, alongside });
    if (result.is === 'overtaken') continue;
    for (const id of result.due) await settleOrLeave(deps, id);
    return result.is;
  }
  throw new AppError('service.unavailable');
}

interface Read {
  key: SubscriptionKey;
  version: number | undefined;
  read: ProviderSubscription | undefined;
  facts: Facts;
  alongside: RefreshOptions['alongside'];
}

async function store(deps: Refreshing, { alongside, ...given }: Read) {
  return inTransaction(deps, async (deps) => {
    const result = await applyRead(deps, given);
    if (result.is !== 'overtaken') await alongside?.(deps, result.is);
    return result;
  });
}

async function findStored({ db }: Pick<Deps, 'db'>, { provider, providerId }: SubscriptionKey) {
  const [row] = await db
    .select({ version: subscriptions.version, state: subscriptions.state })
    .from(subscriptions)
    .where(and(eq(subscriptions.provider, provider), eq(subscriptions.providerId, providerId)));
  return row;
}
