import type { EventOutcome, PaymentProviderName } from '@longreturn/contract/membership';
import type { Db } from '@longreturn/db/database';
import { paymentEvents } from '@longreturn/db/schema';
import { sql } from 'drizzle-orm';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { findSubjects } from './find-subjects.ts';
import { findGift, refreshGift } from './gifts.ts';
import type { ProviderEvent } from './payment-provider.ts';
import { type Refreshing, type RefreshOutcome, refreshSubscription } from './refresh-subscription.ts';

interface VerifiedEvent {
  provider: PaymentProviderName;
  event: ProviderEvent;
}

/**
 * Reads an event's subscriptions or its gift from the provider, and stores the event with its effect. If the event is
 * about several subscriptions of a customer, it is stored together with the last of them. If reading or storing fails,
 * the failure is stored and thrown.
 */
export async function handleEvent(deps: Refreshing, verified: VerifiedEvent): Promise<EventOutcome> {
  try {
    return await takeEffect(deps, verified);
  } catch (error) {
    const code = error instanceof AppError ? error.code : 'service.internal';
    await storeEvent(deps, verified, { outcome: 'failed', error: code });
    throw error;
  }
}

async function takeEffect(deps: Refreshing, verified: VerifiedEvent): Promise<EventOutcome> {
  const { provider, event } = verified;
  const giftId = await findGift(deps, event.about);
  if (giftId !== undefined) return takeGiftEffect(deps, verified, giftId);
  const subjects = await findSubjects(deps, provider, event.about);
  const facts = { ...(event.about.isDispute && { isDisputed: true }) };
  let result: RefreshOutcome = 'ignored';
  for (const [index, providerId] of subjects.entries()) {
    const isLast = index === subjects.length - 1;
    const sofar = result;
    const alongside = async ({ db }: { db: Db }, outcome: RefreshOutcome) =>
      isLast ? storeEvent({ ...deps, db }, verified, { outcome: either(sofar, outcome) }) : undefined;
    result = either(sofar, await refreshSubscription(deps, { provider, providerId }, { facts, alongside }));
  }
  if (subjects.length === 0) await storeEvent(deps, verified, { outcome: 'ignored' });
  return result;
}

async function takeGiftEffect(deps: Refreshing, verified: VerifiedEvent, giftId: string): Promise<EventOutcome> {
  const alongside = ({ db }: Pick<Deps, 'db'>) => storeEvent({ ...deps, db }, verified, { outcome: 'done' });
  await refreshGift(deps, { giftId, isDispute: verified.event.about.isDispute, alongside });
  return 'done';
}

const either = (one: RefreshOutcome, other: RefreshOutcome): RefreshOutcome => (one === 'done' ? one : other);

/** Stores an event, or the outcome of another attempt to handle it. */
async function storeEvent(
  { db, clock, ids }: Pick<Deps, 'db' | 'clock' | 'ids'>,
  { provider, event }: VerifiedEvent,
  { outcome, error = null }: { outcome: EventOutcome; error?: string | null },
): Promise<void> {
  const now = clock.now();
  const { id: eventId, type, about, at } = event;
  const result = { outcome, error, handledAt: now };
  await db
    .insert(paymentEvents)
    .values({ id: ids.next(), provider, eventId, type, about, ...result, attempts: 1, happenedAt: at, receivedAt: now })
    .onConflictDoUpdate({
      target: [paymentEvents.provider, paymentEvents.eventId],
      set: { ...result, attempts: sql`${paymentEvents.attempts} + 1` },
    });
}
