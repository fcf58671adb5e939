import type { AccountExport } from '@longreturn/contract/account-export';
import { entitlements } from '@longreturn/db/schema';
import { asc, eq } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import { listSavedArticles } from '../content/revisions/list-saved-articles.ts';
import type { Deps } from '../deps.ts';
import { exportListening } from '../listening/export-listening.ts';
import { listUploads } from '../media/list-uploads.ts';
import { listOwn } from '../membership/get-membership.ts';
import { findOwnSubscription, listSentMails, listSignIns } from './account-history.ts';
import { getUser } from './get-user.ts';
import { listSessions } from './list-sessions.ts';

/** Returns all data stored about the actor's account. Throws session.required. */
export async function exportAccount(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  currentId: string | undefined,
): Promise<AccountExport> {
  const user = await getUser(deps, actor);
  return {
    exportedAt: deps.clock.now().toISOString(),
    user,
    sessions: await listSessions(deps, actor, currentId),
    signIns: await listSignIns(deps, { userId: user.id }),
    mails: await listSentMails(deps, { userId: user.id }),
    newsletter: await findOwnSubscription(deps, user.id),
    entitlements: await listEntitlements(deps, user.id),
    subscriptions: await listSubscriptions(deps, user.id),
    savedArticles: await listSavedArticles(deps, user.id),
    uploads: await listUploads(deps, user.id),
    ...(await exportListening(deps, user.id)),
  };
}

/** Returns an account's entitlements, the earliest first, without the admins who granted them. */
async function listEntitlements({ db }: Pick<Deps, 'db'>, userId: string): Promise<AccountExport['entitlements']> {
  const rows = await db
    .select()
    .from(entitlements)
    .where(eq(entitlements.userId, userId))
    .orderBy(asc(entitlements.from), asc(entitlements.id));
  return rows.map(({ source, state, reason, from, paidThrough, endedAt }) => ({
    source,
    state,
    reason,
    from: from.toISOString(),
    paidThrough: paidThrough?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
  }));
}

/** Returns an account's subscriptions at the payment providers, the latest first. */
async function listSubscriptions(deps: Pick<Deps, 'db'>, userId: string): Promise<AccountExport['subscriptions']> {
  const rows = await listOwn(deps, userId);
  return rows.map(({ provider, providerId, plan, state, ...row }) => ({
    ...{ provider, reference: providerId, plan, state },
    startedAt: row.startedAt.toISOString(),
    paidThrough: row.paidThrough?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    lastPaymentAt: row.lastChargeAt?.toISOString() ?? null,
    lastPaymentCents: row.lastChargeCents,
  }));
}
