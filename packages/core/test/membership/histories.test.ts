import type { PaymentProviderName } from '@longreturn/contract/membership';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { isRunning } from '../../src/membership/entitlement-of.ts';
import type { PaymentProvider } from '../../src/membership/payment-provider.ts';
import { receiveEvent } from '../../src/membership/receive-event.ts';
import { settleSubscription } from '../../src/membership/settle-subscription.ts';
import { buildUser } from '../../src/testing/testing.ts';
import { createMembershipTest } from './create-membership-test.ts';
import { boughtUntil, EXAMPLES, happen, history, mayCharge, type Step } from './histories.ts';

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

/** Performs the steps of a history for one new user. */
class Life {
  readonly member: Member;
  readonly bought: Bought[] = [];
  readonly #slow: Promise<void>[] = [];
  #letAnswersArrive: () => void = () => {};
  readonly #answersArrive = new Promise<void>((resolve) => {
    this.#letAnswersArrive = resolve;
  });

  constructor(member: Member) {
    this.member = member;
  }

  async step(step: Step): Promise<void> {
    if (step.is === 'buy') this.bought.push(pay(this.member, step));
    if (step.is === 'wait') clock.set(new Date(clock.now().getTime() + step.days * DAY_MS).toISOString());
    if (step.is === 'settle') await settle(this.member);
    const chosen = 'which' in step ? this.bought[step.which % Math.max(1, this.bought.length)] : undefined;
    if (chosen) await this.#stepOf(chosen, step.is);
  }

  async #stepOf(chosen: Bought, is: Step['is']): Promise<void> {
    if (is === 'event') await send(chosen);
    else if (is === 'slowEvent') await this.#sendSlowly(chosen);
    else if (is === 'lostEvent') await send(chosen, crashing);
    else happen(states[chosen.provider], chosen.id, is);
  }

  /** Reads the subscription now, but delivers the response at the end of the history. */
  async #sendSlowly(chosen: Bought): Promise<void> {
    const { provider } = chosen;
    let isRead = () => {};
    const read = new Promise<void>((resolve) => {
      isRead = resolve;
    });
    const slow: PaymentProvider = {
      ...deps.payments[provider],
      readSubscription: async (id) => {
        const seen = await deps.payments[provider].readSubscription(id);
        isRead();
        await this.#answersArrive;
        return seen;
      },
    };
    const sending = send(chosen, { ...deps, payments: { ...deps.payments, [provider]: slow } });
    this.#slow.push(sending);
    await Promise.race([read, sending]); // `sending` ends before the read if the database fails
  }

  /** Delivers events about the final state, repeatedly and at the same time. Then delivers the slow responses. */
  async end(): Promise<void> {
    for (let round = 0; round < 3; round += 1) {
      await Promise.all([...this.bought, ...this.bought].map((each) => send(each)));
      await settle(this.member);
    }
    for (const each of this.bought) await send(each);
    this.#letAnswersArrive();
    await Promise.all(this.#slow);
    await settle(this.member);
  }
}

async function send({ id, provider }: Bought, given = deps): Promise<void> {
  const event = states[provider].event({ subscriptionId: id });
  await receiveEvent(given, event).catch(() => undefined); // the provider sends a failed event again
}

function pay({ id: userId }: Member, { provider, plan }: Extract<Step, { is: 'buy' }>): Bought {
  return { id: states[provider].pay({ plan, userId }), provider };
}

async function settle({ id }: Member): Promise<void> {
  for (const row of await rowsOf(id)) await settleSubscription(deps, row.id);
}

/** Deps of a process that dies between the read of a subscription and the commit. */
const crashing = {
  ...deps,
  ids: {
    next: () => {
      throw new Error('killed');
    },
  },
};

async function checkAgreement(steps: readonly Step[]): Promise<void> {
  clock.set(START);
  const life = new Life(await buildUser(deps));
  for (const step of steps) await life.step(step);
  await life.end();
  const { member, bought } = life;
  const now = clock.now();
  const rows = await rowsOf(member.id);
  const running = rows.filter((row) => isRunning(row, now));
  const plans = new Map(rows.map(({ providerId, plan }) => [providerId, plan]));
  const owed = bought.filter(({ id, provider }) => {
    const plan = plans.get(id) ?? 'monthly';
    return boughtUntil(states[provider].get(id), plan) > now.getTime();
  });
  expect(running.length, 'each person who paid has one running subscription, and nobody else has one').toBe(
    owed.length,
  );
  expect(owed.length).toBeLessThanOrEqual(1);
  const [role] = await standing(member.actor);
  expect(role, 'the role fits the subscription').toBe(running.length === 1 ? 'member' : 'subscriber');
  const ledger = new Map((await ledgerOf(member.id)).map((row) => [row.id, row]));
  for (const row of rows) {
    expect(ledger.get(row.id), 'the ledger agrees').toMatchObject({ state: row.state, endedAt: row.endedAt });
    expect([row.cancelDue, row.refundDue], 'nothing is left to do').toEqual([false, null]);
    const provided = states[row.provider].get(row.providerId);
    if (row.state === 'ended') expect(mayCharge(provided), 'nobody continues to pay after the end').toBe(false);
  }
}

test('ledger, role and providers agree after any history, even with duplicates, concurrency and crashes', async () => {
  await fc.assert(fc.asyncProperty(history, checkAgreement), { numRuns: RUNS, examples: EXAMPLES, endOnFailure: true });
});
