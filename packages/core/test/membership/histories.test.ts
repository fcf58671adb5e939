import type { PaymentProviderName } from '@longreturn/contract/membership';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { isRunning } from '../../src/membership/entitlement-of.ts';
import { receiveEvent } from '../../src/membership/receive-event.ts';
import { settleSubscription } from '../../src/membership/settle-subscription.ts';
import { buildUser } from '../../src/testing/testing.ts';
import { createMembershipTest } from './create-membership-test.ts';
import { boughtUntil, happen, history, mayCharge, type Step } from './histories.ts';

const site = await createMembershipTest();
const { deps, clock, states, rowsOf, ledgerOf, standing } = site;
afterAll(site.close);

const DAY_MS = 24 * 3_600_000;
const START = '2026-01-31T12:00:00.000Z';
const RUNS = process.env['TEST_ENGINE'] === 'pglite' ? 25 : 100;

type Member = Awaited<ReturnType<typeof buildUser>>;
interface Bought {
  id: string;
  provider: PaymentProviderName;
}

/** Lets a history happen to a new user. Slow events run beside the next steps; a crash loses what isn't committed. */
async function live(steps: readonly Step[]): Promise<{ member: Member; bought: Bought[] }> {
  clock.set(START);
  const member = await buildUser(deps);
  const bought: Bought[] = [];
  const slow: Promise<void>[] = [];
  const send = ({ id, provider }: Bought, given = deps) =>
    receiveEvent(given, states[provider].event({ subscriptionId: id })).catch(() => undefined); // the provider sends it again
  for (const step of steps) {
    if (step.is === 'buy') bought.push(pay(member, step));
    if (step.is === 'wait') clock.set(new Date(clock.now().getTime() + step.days * DAY_MS).toISOString());
    if (step.is === 'settle') await settle(member);
    const chosen = 'which' in step ? bought[step.which % Math.max(1, bought.length)] : undefined;
    if (!chosen) continue;
    if (step.is === 'event') await send(chosen);
    else if (step.is === 'slowEvent') slow.push(send(chosen));
    else if (step.is === 'lostEvent') await send(chosen, crashing);
    else happen(states[chosen.provider], chosen.id, step.is);
  }
  await Promise.all(slow);
  for (let round = 0; round < 3; round += 1) {
    await Promise.all([...bought, ...bought].map((each) => send(each))); // duplicates, side by side
    await settle(member);
  }
  for (const each of bought) await send(each);
  return { member, bought };
}

function pay({ id: userId }: Member, { provider, plan }: Extract<Step, { is: 'buy' }>): Bought {
  return { id: states[provider].pay({ plan, userId }), provider };
}

async function settle({ id }: Member): Promise<void> {
  for (const row of await rowsOf(id)) await settleSubscription(deps, row.id);
}

/** Deps whose process dies while an event is handled, after the read and before the commit. */
const crashing = {
  ...deps,
  ids: {
    next: () => {
      throw new Error('killed');
    },
  },
};

async function checkAgreement(steps: readonly Step[]): Promise<void> {
  const { member, bought } = await live(steps);
  const now = clock.now();
  const rows = await rowsOf(member.id);
  const running = rows.filter((row) => isRunning(row, now));
  const plans = new Map(rows.map(({ providerId, plan }) => [providerId, plan]));
  const owed = bought.filter(({ id, provider }) => {
    const plan = plans.get(id) ?? 'monthly';
    return boughtUntil(states[provider].get(id), plan) > now.getTime();
  });
  expect(running.length, 'who has paid has one running subscription, and nobody else').toBe(owed.length);
  expect(owed.length).toBeLessThanOrEqual(1);
  const [role] = await standing(member.actor);
  expect(role, 'the role follows').toBe(running.length === 1 ? 'member' : 'subscriber');
  const ledger = new Map((await ledgerOf(member.id)).map((row) => [row.id, row]));
  for (const row of rows) {
    expect(ledger.get(row.id), 'the ledger says the same').toMatchObject({ state: row.state, endedAt: row.endedAt });
    expect([row.cancelDue, row.refundDue], 'nothing is left to do').toEqual([false, null]);
    const provided = states[row.provider].get(row.providerId);
    if (row.state === 'ended') expect(mayCharge(provided), 'nobody goes on paying after the end').toBe(false);
  }
}

test('ledger, role and providers agree after any history, with duplicates, concurrency and crashes', async () => {
  await fc.assert(fc.asyncProperty(history, checkAgreement), { numRuns: RUNS, endOnFailure: true });
});
