import type { Gift, GiftOffer, Membership } from '@longreturn/contract/membership';
import { idSchema } from '@longreturn/contract/scalars';
import { entitlements, gifts, users } from '@longreturn/db/schema';
import { PLANS } from '@longreturn/site/plans';
import { and, desc, eq } from 'drizzle-orm';
import { type Actor, requireUser } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { type Deps, inTransaction } from '../deps.ts';
import { accessUntil, isActive } from '../entitlements/account-standing.ts';
import { NEVER, readToken, signToken } from '../signed-token.ts';
import { siteKey } from '../site-key.ts';
import { getMembership } from './get-membership.ts';
import { periodAfter } from './known-subscription.ts';
import { returnUrl } from './return-url.ts';
import { getPlan } from './start-checkout.ts';

type GiftRow = typeof gifts.$inferSelect;

interface GiftInput {
  plan: string;
  successUrl?: string | undefined;
  cancelUrl?: string | undefined;
}

type Buying = Pick<Deps, 'db' | 'clock' | 'ids' | 'payments' | 'origin' | 'origins' | 'siteContent'>;

/**
 * Starts the payment of a gift membership for the period of a plan, and returns the URL of the provider's page
 * (docs/product.md, Membership). Throws session.required, plan.unknown, returnUrl.foreign, gift.unavailable if no
 * provider takes such payments, and payments.unavailable.
 */
export async function startGift(deps: Buying, actor: Actor, input: GiftInput): Promise<string> {
  const { id: buyerId } = requireUser(actor);
  const plan = getPlan(input.plan);
  const successUrl = returnUrl(deps, input.successUrl, '/profile');
  const cancelUrl = returnUrl(deps, input.cancelUrl, '/membership');
  const start = deps.payments.stripe?.startGift;
  if (!start) throw new AppError('gift.unavailable');
  const [user] = await deps.db
    .select({ id: users.id, email: users.email, name: users.name })
    .from(users)
    .where(eq(users.id, buyerId));
  if (!user) throw new AppError('session.required');
  const { brand } = await deps.siteContent.site();
  const { priceCents } = PLANS[plan];
  const giftId = deps.ids.next();
  const now = deps.clock.now();
  await deps.db.insert(gifts).values({ id: giftId, buyerId, plan, priceCents, createdAt: now, updatedAt: now });
  const title = `${TITLES[plan]} of ${brand.name}`;
  const { url, reference } = await start({
    user,
    giftId,
    title,
    priceCents,
    successUrl,
    cancelUrl,
    attemptKey: giftId,
  });
  await deps.db.update(gifts).set({ reference, updatedAt: deps.clock.now() }).where(eq(gifts.id, giftId));
  return url;
}

const TITLES = { monthly: 'One month', annual: 'One year' } as const;

type Linking = Pick<Deps, 'db' | 'clock' | 'origin'>;

/** Returns the link with which a gift is redeemed. The link never expires. */
export async function giftLink({ origin, ...deps }: Linking, id: string): Promise<string> {
  const key = await siteKey(deps, 'gift-links');
  return `${origin}/membership?gift=${signToken(key, { purpose: 'gift', id, until: NEVER })}`;
}

/** Lists the gifts that the actor bought, the latest first. Throws session.required. */
export async function listGifts(deps: Linking, actor: Actor): Promise<Gift[]> {
  const { id } = requireUser(actor);
  const rows = await deps.db
    .select()
    .from(gifts)
    .where(eq(gifts.buyerId, id))
    .orderBy(desc(gifts.createdAt), desc(gifts.id));
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      plan: row.plan,
      state: stateOf(row),
      redeemUrl: stateOf(row) === 'paid' ? await giftLink(deps, row.id) : null,
      createdAt: row.createdAt.toISOString(),
    })),
  );
}

function stateOf({ paidAt, redeemedAt, revokedAt }: GiftRow): Gift['state'] {
  if (revokedAt) return 'refunded';
  if (redeemedAt) return 'redeemed';
  return paidAt ? 'paid' : 'unpaid';
}

/**
 * Returns the plan and the state of the gift that a link leads to, and whether the actor has redeemed it. Throws
 * gift.invalid for a forged token or an unpaid gift.
 */
export async function getGiftOffer(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { token }: { token: string },
): Promise<GiftOffer> {
  const giftId = await readGiftToken({ db, clock }, token);
  const [gift] = await db.select().from(gifts).where(eq(gifts.id, giftId));
  const state = gift ? stateOf(gift) : 'unpaid';
  if (!gift || state === 'unpaid') throw new AppError('gift.invalid');
  const isOwn = actor.is === 'user' && gift.redeemedBy === actor.id;
  return { plan: gift.plan, state, isOwn };
}

async function readGiftToken(deps: Pick<Deps, 'db' | 'clock'>, token: string): Promise<string> {
  const key = await siteKey(deps, 'gift-links');
  const id = readToken(key, { purpose: 'gift', token, now: deps.clock.now() })?.id;
  if (id === undefined) throw new AppError('gift.invalid');
  return id;
}

/**
 * Redeems a gift for the actor. The gift begins now, or when the actor's current access ends. A second call by the same
 * actor changes nothing. Throws session.required, gift.invalid, and member.already if the actor has access without an
 * end date, for example while a subscription renews.
 */
export async function redeemGift(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  actor: Actor,
  { token }: { token: string },
): Promise<Membership> {
  const { id: userId } = requireUser(actor);
  const now = deps.clock.now();
  const giftId = await readGiftToken(deps, token);
  await inTransaction(deps, async (deps) => {
    const { db } = deps;
    await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    const [gift] = await db.select().from(gifts).where(eq(gifts.id, giftId)).for('update');
    if (gift?.redeemedBy === userId) return;
    if (!gift || stateOf(gift) !== 'paid') throw new AppError('gift.invalid');
    const from = await startOfGift(deps, userId);
    const id = deps.ids.next();
    const times = { from, paidThrough: periodAfter(from, gift.plan), createdAt: now, updatedAt: now };
    const reason = `Gift: ${TITLES[gift.plan].toLowerCase()}`;
    await db.insert(entitlements).values({ id, userId, source: 'gift', state: 'active', reason, ...times });
    const redeemed = { redeemedBy: userId, redeemedAt: now, entitlementId: id, updatedAt: now };
    await db.update(gifts).set(redeemed).where(eq(gifts.id, giftId));
  });
  return getMembership(deps, actor);
}

/**
 * Returns when a gift begins: now, or when the account's other access ends. Throws member.already if that access renews
 * or has no end date.
 */
async function startOfGift({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<Date> {
  const now = clock.now();
  const ledger = await db.select().from(entitlements).where(eq(entitlements.userId, userId));
  const coming = ledger.filter((row) => row.state !== 'ended' && (isActive(row, now) || row.from > now));
  const renews = coming.some(
    ({ source, state }) => (source === 'stripe' || source === 'paypal') && state !== 'cancelling',
  );
  const ends = coming.map(accessUntil);
  if (renews || ends.includes(null)) throw new AppError('member.already');
  return new Date(Math.max(now.getTime(), ...ends.map((end) => end?.getTime() ?? 0)));
}

/** Finds the gift that an event is about: the one it names, or the one that its charge paid for. */
export async function findGift(
  { db }: Pick<Deps, 'db'>,
  { giftId, chargeId }: { giftId?: string; chargeId?: string },
): Promise<string | undefined> {
  const isKnown = giftId !== undefined && idSchema.safeParse(giftId).success;
  if (!isKnown && chargeId === undefined) return undefined;
  const isGift = isKnown ? eq(gifts.id, giftId) : eq(gifts.chargeId, chargeId ?? '');
  const [gift] = await db.select({ id: gifts.id }).from(gifts).where(isGift);
  return gift?.id;
}

interface GiftEvent {
  giftId: string;
  isDispute?: boolean | undefined;
  /** Runs in the transaction that stores the result. */
  alongside?: (deps: Pick<Deps, 'db'>) => Promise<void>;
}

/**
 * Reads the payment of a gift from the provider. If the gift is newly paid, the buyer is emailed the link. If the
 * payment was refunded or disputed, the gift and its access end. Throws payments.unavailable, payments.notConfigured.
 */
export async function refreshGift(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'payments'>,
  { giftId, isDispute, alongside }: GiftEvent,
): Promise<void> {
  const [known] = await deps.db.select({ reference: gifts.reference }).from(gifts).where(eq(gifts.id, giftId));
  const read = deps.payments.stripe?.readGift;
  if (!read) throw new AppError('payments.notConfigured');
  const charge = known?.reference ? (await read(known.reference))?.charge : undefined;
  await inTransaction(deps, async (deps) => {
    const { db, jobs } = deps;
    const now = deps.clock.now();
    const [gift] = await db.select().from(gifts).where(eq(gifts.id, giftId)).for('update');
    if (gift && charge && !gift.paidAt) {
      await db
        .update(gifts)
        .set({ paidAt: charge.at, chargeId: charge.id, updatedAt: now })
        .where(eq(gifts.id, giftId));
      await jobs.send(db, 'mail', { kind: 'gift-bought', giftId });
    }
    const isTakenBack = isDispute || charge?.refunded || charge?.disputed;
    if (gift && isTakenBack && !gift.revokedAt) await revokeGift(deps, gift);
    await alongside?.(deps);
  });
}

async function revokeGift({ db, clock }: Pick<Deps, 'db' | 'clock'>, gift: GiftRow): Promise<void> {
  const now = clock.now();
  await db.update(gifts).set({ revokedAt: now, updatedAt: now }).where(eq(gifts.id, gift.id));
  if (gift.entitlementId === null) return;
  await db
    .update(entitlements)
    .set({ state: 'ended', endedAt: now, updatedAt: now })
    .where(and(eq(entitlements.id, gift.entitlementId), eq(entitlements.state, 'active')));
}
