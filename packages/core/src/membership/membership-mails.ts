import type { PLAN_IDS, PlanId } from '@longreturn/contract/membership';
import { gifts, reconciliations, subscriptions, users } from '@longreturn/db/schema';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { hasRole } from '../entitlements/has-role.ts';
import { defineMail, type PreparedMail } from '../mail/define-mail.ts';
import { accessOf } from './entitlement-of.ts';
import { giftLink } from './gifts.ts';

/** What a member is emailed about. */
const MEMBERSHIP_NEWS = ['started', 'renewal', 'payment_failed', 'cancelled', 'ended', 'refunded'] as const;
type MembershipNews = (typeof MEMBERSHIP_NEWS)[number];

interface MembershipContent {
  news: MembershipNews;
  name: string;
  plan: PlanId;
  provider: string;
  /** The end of access, or the day of the renewal, as an ISO time. */
  until: string | null;
  link: string;
}

const PROVIDER_NAMES = { stripe: 'Stripe', paypal: 'PayPal' } as const;

/**
 * Tells a member that a subscription began, renews soon, was not paid, was cancelled, ended or was refunded. A welcome is
 * dropped if the subscription has ended since.
 */
export const membershipMail = defineMail({
  kind: 'membership',
  ids: { userId: z.uuid(), subscriptionId: z.uuid(), news: z.enum(MEMBERSHIP_NEWS) },
  prepare: async (
    { db, origin }: Deps,
    { userId, subscriptionId, news },
  ): Promise<PreparedMail<MembershipContent> | undefined> => {
    const [found] = await db
      .select({ row: subscriptions, email: users.email, name: users.name })
      .from(subscriptions)
      .innerJoin(users, eq(users.id, subscriptions.userId))
      .where(and(eq(subscriptions.id, subscriptionId), eq(users.id, userId)));
    if (!found) return undefined;
    const { row, email, name } = found;
    if (news === 'started' && row.state === 'ended') return undefined; // a duplicate, which another email is about
    const until = news === 'renewal' || news === 'started' ? row.paidThrough : accessOf(row);
    const about = { news, name, plan: row.plan, provider: PROVIDER_NAMES[row.provider] };
    const link = `${origin}/profile#membership`;
    return { to: email, content: { ...about, until: until?.toISOString() ?? null, link } };
  },
});

/** Sends the buyer of a gift the link with which it is redeemed. Dropped if it was refunded. */
export const giftBoughtMail = defineMail({
  kind: 'gift-bought',
  ids: { giftId: z.uuid() },
  prepare: async (
    deps: Deps,
    { giftId },
  ): Promise<PreparedMail<{ name: string; plan: (typeof PLAN_IDS)[number]; link: string }> | undefined> => {
    const [found] = await deps.db
      .select({ plan: gifts.plan, email: users.email, name: users.name })
      .from(gifts)
      .innerJoin(users, eq(users.id, gifts.buyerId))
      .where(and(eq(gifts.id, giftId), isNull(gifts.revokedAt)));
    if (!found) return undefined;
    const { email, name, plan } = found;
    return { to: email, content: { name, plan, link: await giftLink(deps, giftId) } };
  },
});

interface ReconciliationContent {
  provider: string;
  checked: number;
  failed: number;
  differences: number;
  /** The first differences. */
  findings: { subscription: string; before: string; after: string }[];
  link: string;
}

const SHOWN_FINDINGS = 20;

/** Tells an admin that the subscriptions differed from a provider's, or couldn't be compared. */
export const reconciliationMail = defineMail({
  kind: 'reconciliation',
  ids: { userId: z.uuid(), reportId: z.uuid() },
  prepare: async (
    { db, clock, origin }: Deps,
    { userId, reportId },
  ): Promise<PreparedMail<ReconciliationContent> | undefined> => {
    const [found] = await db
      .select({ report: reconciliations, email: users.email })
      .from(reconciliations)
      .innerJoin(users, eq(users.id, userId))
      .where(and(eq(reconciliations.id, reportId), hasRole('admin', clock.now())));
    if (!found) return undefined;
    const { provider, checked, failed, findings } = found.report;
    const shown = findings.slice(0, SHOWN_FINDINGS);
    return {
      to: found.email,
      content: {
        provider: PROVIDER_NAMES[provider],
        ...{ checked, failed, differences: findings.length },
        findings: shown.map(({ providerId, before, after }) => ({ subscription: providerId, before, after })),
        link: `${origin}/admin/dashboard`,
      },
    };
  },
});
