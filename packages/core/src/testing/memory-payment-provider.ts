import type { PaymentProviderName, PlanId } from '@longreturn/contract/membership';
import { PLANS } from '@longreturn/site/plans';
import { AppError } from '../app-error.ts';
import { periodAfter } from '../membership/known-subscription.ts';
import type {
  EventSubject,
  PaymentProvider,
  ProviderGift,
  ProviderSubscription,
} from '../membership/payment-provider.ts';
import type { Clock } from '../ports.ts';

type Stored = { -readonly [Key in keyof ProviderSubscription]: ProviderSubscription[Key] };

/** The state of a payment provider in memory. Tests act on it as the buyer, the bank and the provider's dashboard. */
export class MemoryProviderState {
  readonly subscriptions = new Map<string, Stored>();
  /** The payments of gifts, by their reference. */
  readonly gifts = new Map<string, ProviderGift>();
  /** The calls that changed something, such as 'refund stripe-charge-1'. */
  readonly calls: string[] = [];
  /** How many of the next calls fail. */
  failures = 0;
  readonly name: PaymentProviderName;
  readonly clock: Clock;
  readonly #run: string;
  #count = 0;

  /** `run` is part of each generated ID, so that several providers don't generate the same IDs. */
  constructor(name: PaymentProviderName, clock: Clock, run = '') {
    this.name = name;
    this.clock = clock;
    this.#run = run;
  }

  nextId(what: string): string {
    this.#count += 1;
    return `${this.name}-${what}-${this.#run}${this.#count}`;
  }

  get(id: string): Stored {
    const found = this.subscriptions.get(id);
    if (!found) throw new Error(`no subscription ${id}`);
    return found;
  }

  /** Finishes a checkout as the buyer. Returns the subscription's ID. */
  pay({ plan, userId, id, customerId }: { plan: PlanId; userId: string; id?: string; customerId?: string }): string {
    const known = id ?? this.nextId('subscription');
    const lastCharge = this.charge(plan);
    const { at } = lastCharge;
    const times = { startedAt: at, firstChargeAt: at, paidThrough: periodAfter(at, plan) };
    const customer = customerId === undefined ? {} : { customerId };
    const paid = { provider: this.name, id: known, userId, plan, status: 'active', lastCharge } as const;
    this.subscriptions.set(known, { ...paid, ...times, ...customer });
    return known;
  }

  charge(plan: PlanId) {
    const { priceCents: amountCents } = PLANS[plan];
    return { id: this.nextId('charge'), at: this.clock.now(), amountCents, refunded: false, disputed: false };
  }

  /** Pays the next period. Does nothing before the period begins. */
  renew(id: string): void {
    const subscription = this.get(id);
    const { plan = 'monthly' } = subscription;
    if (!this.isDue(subscription)) return;
    delete subscription.pastDueSince;
    const lastCharge = this.charge(plan);
    Object.assign(subscription, { status: 'active', lastCharge, paidThrough: periodAfter(lastCharge.at, plan) });
  }

  /**
   * Makes the payment of the next period fail. Does nothing before the period begins. With 'forGood', the provider
   * gives up.
   */
  failPayment(id: string, forGood?: 'forGood'): void {
    const subscription = this.get(id);
    if (!this.isDue(subscription)) return;
    subscription.pastDueSince ??= subscription.paidThrough ?? this.clock.now();
    subscription.status = forGood ? 'ended' : 'pastDue';
    if (forGood) Object.assign(subscription, { endedBecause: 'unpaid', endedAt: this.clock.now() });
  }

  private isDue({ status, paidThrough }: Stored): boolean {
    const isOn = status === 'active' || status === 'pastDue';
    return isOn && paidThrough !== undefined && paidThrough <= this.clock.now();
  }

  /** Cancels at the end of the period. PayPal then no longer says when the period ends. */
  cancelAtPeriodEnd(id: string): void {
    const subscription = this.get(id);
    if (subscription.status === 'ended' && subscription.endedBecause !== 'unpaid') return;
    if (this.name === 'paypal') forgetPeriod(subscription);
    if (subscription.status !== 'ended') subscription.status = 'cancelling';
  }

  cancelNow(id: string): void {
    const subscription = this.get(id);
    if (this.name === 'paypal') forgetPeriod(subscription);
    else if (subscription.endedBecause !== 'cancelled')
      Object.assign(subscription, { status: 'ended', endedAt: this.clock.now(), endedBecause: 'cancelled' });
  }

  refund(id: string): void {
    const subscription = this.get(id);
    if (subscription.lastCharge) subscription.lastCharge = { ...subscription.lastCharge, refunded: true };
  }

  dispute(id: string): void {
    const subscription = this.get(id);
    if (subscription.lastCharge) subscription.lastCharge = { ...subscription.lastCharge, disputed: true };
  }

  /** Returns an event to pass to `receiveEvent`. */
  event(about: EventSubject, id: string = this.nextId('event')) {
    const event = { id, type: 'subscription.changed', at: this.clock.now(), about };
    return { provider: this.name, rawBody: Buffer.from(JSON.stringify(event)), headers: {} };
  }

  /** Answers a call, or fails like a provider that is down. */
  async answer(): Promise<void> {
    await Promise.resolve();
    if (this.failures === 0) return;
    this.failures -= 1;
    throw new AppError('payments.unavailable');
  }
}

function forgetPeriod(subscription: Stored): void {
  subscription.status = 'cancelling';
  delete subscription.paidThrough;
  delete subscription.pastDueSince;
  delete subscription.endedBecause;
}

/** Returns a payment provider that reads and changes the state. The calls of `stripeCalls` exist only for Stripe. */
export function memoryPaymentProvider(state: MemoryProviderState): PaymentProvider {
  return {
    name: state.name,
    ...readCalls(state),
    ...writeCalls(state),
    ...(state.name === 'stripe' && stripeCalls(state)),
  };
}

type ReadCall = 'verifyEvent' | 'readSubscription' | 'findSubscriptionOfCharge' | 'listSubscriptions' | 'listReceipts';

function readCalls(state: MemoryProviderState): Pick<PaymentProvider, ReadCall> {
  const { subscriptions } = state;
  return {
    async verifyEvent(rawBody) {
      await state.answer();
      const text = rawBody.toString();
      if (!text.startsWith('{')) throw new AppError('event.refused');
      const event = JSON.parse(text);
      return { ...event, at: new Date(event.at) };
    },
    async readSubscription(id) {
      // Copied before the wait, because a response may be outdated when it arrives.
      const seen = structuredClone(subscriptions.get(id));
      await state.answer();
      return seen;
    },
    async findSubscriptionOfCharge(chargeId) {
      await state.answer();
      return [...subscriptions.values()].find(({ lastCharge }) => lastCharge?.id === chargeId)?.id;
    },
    async *listSubscriptions() {
      await state.answer();
      yield* [...subscriptions.keys()];
    },
    async listReceipts(id) {
      await state.answer();
      const { lastCharge } = state.get(id);
      if (!lastCharge) return [];
      const { at, amountCents, refunded } = lastCharge;
      const receipt = { id: lastCharge.id, at: at.toISOString(), amountCents, url: null };
      return [{ ...receipt, state: refunded ? 'refunded' : 'paid' }];
    },
  };
}

type WriteCall = 'startCheckout' | 'cancel' | 'refund' | 'changePlan';

function writeCalls(state: MemoryProviderState): Pick<PaymentProvider, WriteCall> {
  const { name, calls, subscriptions } = state;
  return {
    async startCheckout({ user, plan, attemptKey, customerId = `${name}-customer-${user.id}` }) {
      await state.answer();
      calls.push(`checkout ${plan}`);
      const url = `https://${name}.example/pay/${attemptKey}`;
      if (name === 'stripe') return { url, customerId };
      const id = `${name}-${attemptKey}`;
      const times = { startedAt: state.clock.now() };
      if (!subscriptions.has(id))
        subscriptions.set(id, { provider: name, id, userId: user.id, plan, status: 'incomplete', ...times });
      return { url, subscriptionId: id };
    },
    async cancel(id, when, reason) {
      await state.answer();
      calls.push(['cancel', id, when, ...(reason ? [reason] : [])].join(' '));
      if (when === 'now') state.cancelNow(id);
      else state.cancelAtPeriodEnd(id);
    },
    async refund(chargeId) {
      await state.answer();
      calls.push(`refund ${chargeId}`);
      for (const { id, lastCharge } of subscriptions.values()) if (lastCharge?.id === chargeId) state.refund(id);
    },
    async changePlan(id, plan) {
      await state.answer();
      calls.push(`plan ${id} ${plan}`);
      state.get(id).plan = plan;
      return {};
    },
  };
}

type StripeCall = 'listOfCustomer' | 'resume' | 'portalUrl' | 'startGift' | 'readGift';

function stripeCalls(state: MemoryProviderState): Required<Pick<PaymentProvider, StripeCall>> {
  return {
    async listOfCustomer(customerId) {
      await state.answer();
      return [...state.subscriptions.values()].filter((one) => one.customerId === customerId).map(({ id }) => id);
    },
    async resume(id) {
      await state.answer();
      state.calls.push(`resume ${id}`);
      const subscription = state.get(id);
      if (subscription.status === 'cancelling') subscription.status = 'active';
    },
    async portalUrl(customerId) {
      await state.answer();
      return `https://stripe.example/portal/${customerId}`;
    },
    async startGift({ giftId, priceCents }) {
      await state.answer();
      state.calls.push(`gift ${priceCents}`);
      const reference = `session-of-${giftId}`;
      state.gifts.set(reference, { charge: undefined });
      return { url: `https://stripe.example/pay/${giftId}`, reference };
    },
    async readGift(reference) {
      await state.answer();
      return state.gifts.get(reference);
    },
  };
}
