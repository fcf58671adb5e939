import type { PlanId } from '@longreturn/contract/membership';
import { gifts, reconciliations, subscriptions, users } from '@longreturn/db/schema';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { hasRole } from '../entitlements/has-role.ts';
import { defineMail, type PreparedMail } from '../mail/define-mail.ts';
import { accessOf, isRunning } from './entitlement-of.ts';
import { listOwn } from './get-membership.ts';
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
  /** Whether the subscription was refunded because the member has another running subscription. */
  isDuplicate: boolean;
  link: string;
}

const profileLink = (origin: string): string => `${origin}/profile#membership`;

const PROVIDER_NAMES = { stripe: 'Stripe', paypal: 'PayPal' } as const;

/**
 * Tells a member that a subscription began, renews soon, was not paid, was cancelled, ended or was refunded. A welcome
 * is dropped if the subscription has ended since. The email about an end is dropped if another subscription runs.
 */
export const membershipMail = defineMail({
  kind: 'membership',
  ids: { userId: z.uuid(), subscriptionId: z.uuid(), news: z.enum(MEMBERSHIP_NEWS) },
  prepare: async (
    deps: Deps,
    { userId, subscriptionId, news },
  ): Promise<PreparedMail<MembershipContent> | undefined> => {
    const [found] = await deps.db
      .select({ row: subscriptions, email: users.email, name: users.name })
      .from(subscriptions)
      .innerJoin(users, eq(users.id, subscriptions.userId))
      .where(and(eq(subscriptions.id, subscriptionId), eq(users.id, userId)));
    if (!found) return undefined;
    const { row, email, name } = found;
    if (news === 'started' && row.state === 'ended') return undefined; // an email about the end follows
    if (news === 'ended' && (await hasRunning(deps, userId))) return undefined; // the member still has access
    const until = news === 'renewal' || news === 'started' ? row.paidThrough : accessOf(row);
    const isDuplicate = row.endedBecause === 'duplicate';
    const about = { news, name, plan: row.plan, provider: PROVIDER_NAMES[row.provider], isDuplicate };
    const link = news === 'ended' ? `${deps.origin}/membership` : profileLink(deps.origin);
    return { to: email, content: { ...about, until: until?.toISOString() ?? null, link } };
  },
});

async function hasRunning(deps: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<boolean> {
  return (await listOwn(deps, userId)).some((row) => isRunning(row, deps.clock.now()));
}

interface GiftContent {
  name: string;
  plan: PlanId;
  /** For the recipient of the gift. */
  link: string;
  profileLink: string;
}

/** Sends the buyer of a gift the link that redeems it. The email is dropped if the gift was refunded. */
export const giftBoughtMail = defineMail({
  kind: 'gift-bought',
  ids: { giftId: z.uuid() },
  prepare: async (deps: Deps, { giftId }): Promise<PreparedMail<GiftContent> | undefined> => {
    const [found] = await deps.db
      .select({ plan: gifts.plan, email: users.email, name: users.name })
      .from(gifts)
      .innerJoin(users, eq(users.id, gifts.buyerId))
      .where(and(eq(gifts.id, giftId), isNull(gifts.revokedAt)));
    if (!found) return undefined;
    const { email, name, plan } = found;
    const link = await giftLink(deps, giftId);
    return { to: email, content: { name, plan, link, profileLink: profileLink(deps.origin) } };
  },
});

interface ReconciliationContent {
  provider: string;
  checked: number;
  failed: number;
  differences: number;
  /** The first differences, at most `SHOWN_FINDINGS`. */
  findings: { subscription: string; before: string; after: string }[];
  link: string;
}

const SHOWN_FINDINGS = 20;

/** Tells an admin that subscriptions differed from a provider's data or couldn't be compared. */
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
        link: `${origin}/admin/dashboard?tab=membership`,
      },
    };
  },
});
