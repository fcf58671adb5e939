import type { PaymentProviderName } from '@longreturn/contract/membership';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRunning } from '../../src/membership/entitlement-of.ts';
import { nextSubscription, type OwnSubscription } from '../../src/membership/known-subscription.ts';
import { type Duties, dutiesOf, surplusOf } from '../../src/membership/one-subscription.ts';
import type { ProviderSubscription } from '../../src/membership/payment-provider.ts';
import { MemoryProviderState } from '../../src/testing/testing.ts';
import { boughtUntil, EXAMPLES, happen, history, mayCharge, type Step } from './histories.ts';

const DAY_MS = 24 * 3_600_000;

type Row = OwnSubscription & Duties & { version: number };
interface Read {
  id: string;
  version: number;
  read: ProviderSubscription;
}

/** A simulated site with one person. It applies core's rules without a database. */
class Model {
  time = new Date('2026-01-31T12:00:00.000Z');
  readonly clock = { now: () => this.time };
  readonly states = {
    stripe: new MemoryProviderState('stripe', this.clock),
    paypal: new MemoryProviderState('paypal', this.clock),
  };
  readonly ids: { id: string; provider: PaymentProviderName }[] = [];
  readonly rows = new Map<string, Row>();
  readonly late: Read[] = [];

  run(steps: readonly Step[]): void {
    for (const step of steps) this.#step(step);
    // Each event is sent until it is handled. Outstanding cancellations and refunds are retried until they succeed.
    for (let round = 0; round < 4; round += 1) {
      for (const { id } of this.ids) this.#store(this.#read(id));
      this.#settle();
    }
    for (const read of this.late.splice(0)) this.#store(read);
    this.#settle();
  }

  #step(step: Step): void {
    if (step.is === 'buy') {
      const id = this.states[step.provider].pay({ plan: step.plan, userId: 'person' });
      this.ids.push({ id, provider: step.provider });
      return;
    }
    if (step.is === 'wait') this.time = new Date(this.time.getTime() + step.days * DAY_MS);
    if (step.is === 'settle') this.#settle();
    if (!('which' in step)) return;
    const chosen = this.ids[step.which % Math.max(1, this.ids.length)];
    if (!chosen) return;
    if (step.is === 'event') this.#store(this.#read(chosen.id));
    else if (step.is === 'slowEvent') this.late.push(this.#read(chosen.id));
    else happen(this.states[chosen.provider], chosen.id, step.is);
    if (step.is === 'renew') for (const read of this.late.splice(0)) this.#store(read);
  }

  #read(id: string): Read {
    return { id, version: this.rows.get(id)?.version ?? 0, read: structuredClone(this.provided(id)) };
  }

  provided(id: string): ProviderSubscription {
    return this.#stateOf(id).get(id);
  }

  #stateOf(id: string): MemoryProviderState {
    return id.startsWith('stripe') ? this.states.stripe : this.states.paypal;
  }

  #store({ id, version, read }: Read): void {
    const before = this.rows.get(id);
    if ((before?.version ?? 0) !== version) {
      this.#store(this.#read(id));
      return;
    }
    const after = nextSubscription(before, read, {}, this.time);
    if (!after) return;
    const duties = dutiesOf(before, after, read);
    const { provider } = read;
    this.rows.set(id, { ...after, ...duties, provider, providerId: id, version: version + 1 });
    for (const { subscription, because } of surplusOf([...this.rows.values()], this.time)) {
      const refundDue = because === 'duplicate' ? subscription.lastChargeId : null;
      const ended = { state: 'ended', endedAt: this.time, endedBecause: because, cancelDue: true, refundDue } as const;
      this.rows.set(subscription.providerId, { ...subscription, ...ended, version: subscription.version + 1 });
    }
  }

  #settle(): void {
    for (const [id, row] of this.rows) {
      if (row.cancelDue) this.#stateOf(id).cancelNow(id);
      if (row.refundDue !== null && row.refundDue === this.provided(id).lastCharge?.id) this.#stateOf(id).refund(id);
      this.rows.set(id, { ...row, cancelDue: false, refundDue: null });
    }
  }
}

function checkAgreement(model: Model): void {
  const now = model.time;
  const running = [...model.rows.values()].filter((row) => isRunning(row, now));
  expect(running.length, 'at most one subscription runs').toBeLessThanOrEqual(1);
  const bought = model.ids.filter(
    ({ id }) => boughtUntil(model.provided(id), model.rows.get(id)?.plan ?? 'monthly') > now.getTime(),
  );
  expect(running.length, 'each person who paid has access, and nobody else has').toBe(bought.length);
  for (const row of model.rows.values()) {
    const provided = model.provided(row.providerId);
    if (row.state === 'ended') expect(mayCharge(provided), 'nobody continues to pay after the end').toBe(false);
    const isReturned = provided.lastCharge?.refunded || provided.lastCharge?.disputed;
    if (row.endedBecause === 'duplicate') expect(isReturned, 'a duplicate is refunded').toBe(true);
  }
}

test('the site’s subscriptions agree with both providers after any history', () => {
  fc.assert(
    fc.property(history, (steps) => {
      const model = new Model();
      model.run(steps);
      checkAgreement(model);
    }),
    { numRuns: 3000, examples: EXAMPLES },
  );
});
