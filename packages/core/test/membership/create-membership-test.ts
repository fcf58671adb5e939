import type { PaymentProviderName, PlanId } from '@longreturn/contract/membership';
import type { Database } from '@longreturn/db/database';
import { entitlementChanges, entitlements, paymentEvents, subscriptions } from '@longreturn/db/schema';
import { asc, eq } from 'drizzle-orm';
import { getUser } from '../../src/account/get-user.ts';
import type { Actor } from '../../src/actor.ts';
import { getMembership } from '../../src/membership/get-membership.ts';
import type { EventSubject } from '../../src/membership/payment-provider.ts';
import { receiveEvent } from '../../src/membership/receive-event.ts';
import { buildUser, createTestDeps, MemoryProviderState, memoryPaymentProvider } from '../../src/testing/testing.ts';

type Member = Awaited<ReturnType<typeof buildUser>>;

/** Creates deps with both payment providers in memory, and helpers for tests of memberships. */
export async function createMembershipTest(database?: Database) {
  const test = await createTestDeps(database);
  const queued: { name: string; data: unknown }[] = [];
  const states = {
    stripe: new MemoryProviderState('stripe', test.clock),
    paypal: new MemoryProviderState('paypal', test.clock),
  };
  const jobs = {
    ...test.deps.jobs,
    send: (async (db, name, data) => {
      queued.push({ name, data });
      await test.deps.jobs.send(db, name, data);
    }) as typeof test.deps.jobs.send, // the same signature
    sendMany: (async (db, name, data) => {
      queued.push(...data.map((each) => ({ name, data: each })));
      await test.deps.jobs.sendMany(db, name, data);
    }) as typeof test.deps.jobs.sendMany,
  };
  const payments = { stripe: memoryPaymentProvider(states.stripe), paypal: memoryPaymentProvider(states.paypal) };
  const deps = { ...test.deps, jobs, payments };

  const notify = (provider: PaymentProviderName, about: EventSubject, eventId?: string) =>
    receiveEvent(deps, states[provider].event(about, eventId));
  /** Makes a user buy a plan, and delivers the provider's event. Creates the user if none is given. */
  async function buy(provider: PaymentProviderName, plan: PlanId, user?: Member) {
    const member = user ?? (await buildUser(deps));
    const id = states[provider].pay({ plan, userId: member.id, customerId: `customer-of-${member.id}` });
    await notify(provider, { subscriptionId: id });
    return { ...member, subscriptionId: id };
  }
  return {
    ...{ ...test, deps, states, queued, notify, buy },
    standing: async (actor: Actor) => {
      const { role, subscriptionStatus } = await getUser(deps, actor);
      return [role, subscriptionStatus];
    },
    timeline: async (actor: Actor) => {
      const { timeline } = await getMembership(deps, actor);
      return timeline.map(({ event }) => event).toReversed();
    },
    ledgerOf: (userId: string) => deps.db.select().from(entitlements).where(eq(entitlements.userId, userId)),
    rowsOf: (userId: string) =>
      deps.db.select().from(subscriptions).where(eq(subscriptions.userId, userId)).orderBy(asc(subscriptions.id)),
    eventOf: async (eventId: string) => {
      const [found] = await deps.db.select().from(paymentEvents).where(eq(paymentEvents.eventId, eventId));
      return found;
    },
    countChanges: () => deps.db.$count(entitlementChanges),
  };
}

const DAY_MS = 24 * 3_600_000;

/** Returns the time `days` days after `time`, as ISO text for the test clock. */
export const daysAfter = (time: Date, days: number) => new Date(time.getTime() + days * DAY_MS).toISOString();
