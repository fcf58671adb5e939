import type { PaymentProviderName, PlanId } from '@longreturn/contract/membership';
import { planIdSchema } from '@longreturn/contract/membership';
import { entitlements, paymentCustomers, subscriptions, users } from '@longreturn/db/schema';
import { and, eq, ne } from 'drizzle-orm';
import { type Actor, requireUser } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { type Deps, inTransaction } from '../deps.ts';
import { isActiveAt } from '../entitlements/active-at.ts';
import { sha256 } from '../sha256.ts';
import { getProvider } from './get-provider.ts';
import type { StartedCheckout } from './payment-provider.ts';
import { returnUrl } from './return-url.ts';

interface CheckoutInput {
  provider: PaymentProviderName;
  plan: string;
  successUrl?: string | undefined;
  cancelUrl?: string | undefined;
}

type CheckoutDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'payments' | 'origin' | 'origins'>;

/** Clicks and retries within this time belong to the same checkout. */
const ATTEMPT_MS = 10 * 60_000;

/**
 * Starts the checkout of a plan and returns the URL of the provider's page, to which the browser is sent
 * (docs/product.md, Membership). Throws session.required, plan.unknown, returnUrl.foreign, payments.notConfigured,
 * member.already and payments.unavailable.
 */
export async function startCheckout(deps: CheckoutDeps, actor: Actor, input: CheckoutInput): Promise<string> {
  const { id: userId } = requireUser(actor);
  const plan = getPlan(input.plan);
  const urls = {
    successUrl: returnUrl(deps, input.successUrl, '/membership/success'),
    cancelUrl: returnUrl(deps, input.cancelUrl, '/membership'),
  };
  const provider = getProvider(deps, input.provider);
  const user = await getBuyer(deps, userId);
  const customerId = await findCustomer(deps, userId, input.provider);
  const attemptKey = await attemptKeyOf(deps, [userId, input.provider, plan, urls.successUrl, urls.cancelUrl]);
  const customer = customerId === undefined ? {} : { customerId };
  const started = await provider.startCheckout({ user, plan, ...urls, attemptKey, ...customer });
  await storeCheckout(deps, { userId, provider: input.provider, plan, started });
  return started.url;
}

/** Returns the plan with this ID. Throws plan.unknown. */
export function getPlan(id: string): PlanId {
  const { success, data } = planIdSchema.safeParse(id);
  if (!success) throw new AppError('plan.unknown');
  return data;
}

/** Returns the account. Throws member.already if it has an active membership of any kind. */
async function getBuyer({ db, clock }: CheckoutDeps, userId: string) {
  const [user] = await db
    .select({ id: users.id, email: users.email, name: users.name })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw new AppError('session.required');
  const [running] = await db
    .select({ id: entitlements.id })
    .from(entitlements)
    .where(and(eq(entitlements.userId, userId), isActiveAt(clock.now())))
    .limit(1);
  if (running) throw new AppError('member.already');
  return user;
}

async function findCustomer({ db }: CheckoutDeps, userId: string, provider: PaymentProviderName) {
  const [customer] = await db
    .select({ id: paymentCustomers.customerId })
    .from(paymentCustomers)
    .where(and(eq(paymentCustomers.userId, userId), eq(paymentCustomers.provider, provider)));
  return customer?.id;
}

/**
 * Returns the key of a checkout attempt. The same choice counts as a new attempt after the user has paid for a
 * subscription, and in each new period of ten minutes.
 */
async function attemptKeyOf({ db, clock }: CheckoutDeps, choice: readonly string[]): Promise<string> {
  const [userId = ''] = choice;
  const paid = await db.$count(
    subscriptions,
    and(eq(subscriptions.userId, userId), ne(subscriptions.state, 'pending')),
  );
  const period = Math.floor(clock.now().getTime() / ATTEMPT_MS);
  return sha256([...choice, paid, period].join('\n')).slice(0, 32);
}

interface NewCheckout {
  userId: string;
  provider: PaymentProviderName;
  plan: PlanId;
  started: StartedCheckout;
}

/**
 * Stores the customer, and the subscription if the provider has already created it. If the account was deleted in the
 * meantime, stores nothing.
 */
async function storeCheckout(deps: CheckoutDeps, { userId, provider, plan, started }: NewCheckout): Promise<void> {
  const { customerId, subscriptionId: providerId } = started;
  const now = deps.clock.now();
  await inTransaction(deps, async ({ db, ids }) => {
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    if (!user) return;
    const times = { createdAt: now, updatedAt: now, startedAt: now };
    if (providerId !== undefined)
      await db
        .insert(subscriptions)
        .values({ id: ids.next(), provider, providerId, userId, plan, state: 'pending', ...times })
        .onConflictDoNothing();
    if (customerId === undefined) return;
    const isOldCustomer = and(
      eq(paymentCustomers.userId, userId),
      eq(paymentCustomers.provider, provider),
      ne(paymentCustomers.customerId, customerId),
    );
    await db.update(paymentCustomers).set({ userId: null }).where(isOldCustomer);
    await db
      .insert(paymentCustomers)
      .values({ provider, customerId, userId, createdAt: now })
      .onConflictDoUpdate({ target: [paymentCustomers.provider, paymentCustomers.customerId], set: { userId } });
  });
}
