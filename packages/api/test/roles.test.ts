import { ROLES, type Role } from '@longreturn/contract/roles';
import { type Actor, ANONYMOUS } from '@longreturn/core/actor';
import { AppError } from '@longreturn/core/app-error';
import { buildEpisode, buildRendition, buildUser, createTestDeps, type TestDeps } from '@longreturn/core/testing';
import { TRPCError } from '@trpc/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller } from '../src/app-router.ts';
import type { Context } from '../src/context.ts';
import type { ProcedurePath } from '../src/procedure-path.ts';
import { procedurePaths } from '../src/procedure-schemas.ts';

const NOBODY = '00000000-0000-7000-8000-000000000000';
const PASSWORD = 'Correct horse 1';
const LINK_TOKEN = 'x'.repeat(64);
const REFUSALS = ['session.required', 'action.forbidden', 'premium.session_required', 'premium.membership_required'];

type Visitor = 'anonymous' | Role;
const VISITORS: readonly Visitor[] = ['anonymous', ...ROLES];
const EVERYONE = VISITORS;
const SIGNED_IN: readonly Visitor[] = ROLES;
const READERS_OF_PREMIUM: readonly Visitor[] = ['member', 'editor', 'admin'];
const EDITORS: readonly Visitor[] = ['editor', 'admin'];
const ADMINS: readonly Visitor[] = ['admin'];

interface Row {
  who: readonly Visitor[];
  input?: (premiumEpisode: string) => unknown;
}

/**
 * Who may call each procedure (docs/product.md, Roles). All other visitors are rejected. Calls of the listed visitors
 * may fail for other reasons.
 */
const TABLE: Record<ProcedurePath, Row> = {
  'auth.session': { who: EVERYONE },
  'auth.me': { who: SIGNED_IN },
  'auth.providers': { who: EVERYONE },
  'auth.login': { who: EVERYONE, input: () => ({ email: 'nobody@example.org', password: PASSWORD }) },
  'auth.register': { who: EVERYONE, input: () => ({ name: 'No one', email: 'not an address', password: PASSWORD }) },
  'auth.logout': { who: EVERYONE },
  'auth.updateProfile': { who: SIGNED_IN, input: () => ({ name: 'A name', newsletterOptIn: false }) },
  'auth.removeAvatar': { who: SIGNED_IN },
  'auth.confirm': { who: EVERYONE, input: () => ({ token: 'x'.repeat(43) }) },
  'auth.resendConfirmation': { who: SIGNED_IN },
  'auth.export': { who: SIGNED_IN },
  'auth.deleteAccount': { who: SIGNED_IN, input: () => ({ password: 'not the password' }) },
  'auth.password.forgot': { who: EVERYONE, input: () => ({ email: 'nobody@example.org' }) },
  'auth.password.reset': { who: EVERYONE, input: () => ({ token: 'x'.repeat(43), password: PASSWORD }) },
  'auth.password.checkLink': { who: EVERYONE, input: () => ({ token: 'x'.repeat(43) }) },
  'auth.password.change': {
    who: SIGNED_IN,
    input: () => ({ currentPassword: 'not the password', newPassword: PASSWORD }),
  },
  'auth.sessions.list': { who: SIGNED_IN },
  'auth.sessions.end': { who: SIGNED_IN, input: () => ({ id: NOBODY }) },
  'auth.sessions.endOthers': { who: SIGNED_IN },
  'content.episodes.list': { who: EVERYONE, input: () => ({}) },
  'content.episodes.bySlug': { who: EVERYONE, input: () => ({ slug: 'nothing' }) },
  'content.episodes.listening': { who: EVERYONE, input: () => ({ slug: 'nothing' }) },
  'content.episodes.transcript': { who: EVERYONE, input: () => ({ slug: 'nothing' }) },
  'content.episodes.preview': { who: EVERYONE, input: () => ({ preview: LINK_TOKEN }) },
  'content.episodes.previewListening': { who: EVERYONE, input: () => ({ preview: LINK_TOKEN }) },
  'content.articles.preview': { who: EVERYONE, input: () => ({ preview: LINK_TOKEN }) },
  'content.episodes.media': { who: READERS_OF_PREMIUM, input: (id) => ({ id }) },
  'content.listening.list': { who: SIGNED_IN },
  'content.listening.get': { who: SIGNED_IN, input: () => ({ episodeId: NOBODY }) },
  'content.listening.save': {
    who: READERS_OF_PREMIUM,
    input: (episodeId) => ({ episodeId, positionSec: 12, isFinished: false, at: '2026-01-01T00:00:00Z' }),
  },
  'content.articles.list': { who: EVERYONE, input: () => ({}) },
  'content.articles.cards': { who: EVERYONE, input: () => ({}) },
  'content.articles.bySlug': { who: EVERYONE, input: () => ({ slug: 'nothing' }) },
  'content.topics.list': { who: EVERYONE },
  'content.topics.bySlug': { who: EVERYONE, input: () => ({ slug: 'sleep' }) },
  'content.ama.summary': { who: EVERYONE },
  'content.ama.answered': { who: EVERYONE, input: () => ({ slug: 'nothing' }) },
  'content.ama.questions': { who: READERS_OF_PREMIUM, input: () => ({}) },
  'content.ama.ask': { who: READERS_OF_PREMIUM, input: () => ({ text: 'Short' }) },
  'content.ama.vote': { who: READERS_OF_PREMIUM, input: () => ({ id: NOBODY }) },
  'content.ama.unvote': { who: READERS_OF_PREMIUM, input: () => ({ id: NOBODY }) },
  'content.ama.delete': { who: SIGNED_IN, input: () => ({ id: NOBODY }) },
  'content.site': { who: EVERYONE },
  'content.biographies': { who: EVERYONE },
  'content.about': { who: EVERYONE },
  'content.speaking': { who: EVERYONE },
  'content.legalPage': { who: EVERYONE, input: () => ({ page: 'terms' }) },
  'content.search': { who: EVERYONE, input: () => ({ q: 'sleep' }) },
  'content.citations': { who: EVERYONE },
  'content.pressKit': { who: EVERYONE },
  'admin.episodes.list': { who: EDITORS, input: () => ({}) },
  'admin.episodes.get': { who: EDITORS, input: () => ({ id: NOBODY }) },
  'admin.episodes.previewLink': { who: EDITORS, input: () => ({ id: NOBODY }) },
  'admin.episodes.create': { who: EDITORS, input: () => ({ title: 'No' }) },
  'admin.episodes.update': { who: EDITORS, input: () => ({ id: NOBODY, title: 'Another title' }) },
  'admin.episodes.delete': { who: EDITORS, input: () => ({ id: NOBODY }) },
  'admin.mediaItems.list': { who: EDITORS, input: () => ({ id: NOBODY }) },
  'admin.mediaItems.reorder': { who: EDITORS, input: () => ({ id: NOBODY, mediaIds: [] }) },
  'admin.mediaItems.add': { who: EDITORS, input: () => ({ id: NOBODY, type: 'youtube' }) },
  'admin.mediaItems.update': { who: EDITORS, input: () => ({ id: NOBODY, title: 'Another title' }) },
  'admin.mediaItems.delete': { who: EDITORS, input: () => ({ id: NOBODY }) },
  'admin.audio.list': { who: EDITORS, input: () => ({ id: NOBODY }) },
  'admin.audio.tags': { who: EDITORS, input: () => ({ id: NOBODY, kind: 'public' }) },
  'admin.audio.transcript': { who: EDITORS, input: () => ({ id: NOBODY, kind: 'public' }) },
  'admin.audio.remove': { who: EDITORS, input: () => ({ id: NOBODY, kind: 'public' }) },
  'admin.audio.setChapters': { who: EDITORS, input: () => ({ id: NOBODY, kind: 'public', chapters: [] }) },
  'admin.audio.removeChapters': { who: EDITORS, input: () => ({ id: NOBODY, kind: 'public' }) },
  'admin.audio.setTranscript': { who: EDITORS, input: () => ({ id: NOBODY, kind: 'public', text: '' }) },
  'admin.audio.removeTranscript': { who: EDITORS, input: () => ({ id: NOBODY, kind: 'public' }) },
  'admin.audio.cancelUpload': { who: EDITORS, input: () => ({ id: NOBODY }) },
  'admin.articles.list': { who: EDITORS, input: () => ({}) },
  'admin.articles.get': { who: EDITORS, input: () => ({ id: NOBODY }) },
  'admin.articles.previewLink': { who: EDITORS, input: () => ({ id: NOBODY }) },
  'admin.articles.previewBody': { who: EDITORS, input: () => ({ bodyRichtext: '<p>Text</p>' }) },
  'admin.articles.create': { who: EDITORS, input: () => ({ title: 'No' }) },
  'admin.articles.update': { who: EDITORS, input: () => ({ id: NOBODY, title: 'Another title' }) },
  'admin.articles.delete': { who: EDITORS, input: () => ({ id: NOBODY }) },
  'admin.revisions.list': { who: EDITORS, input: () => ({ id: NOBODY }) },
  'admin.revisions.get': { who: EDITORS, input: () => ({ id: NOBODY, revisionId: NOBODY }) },
  'admin.revisions.restore': { who: EDITORS, input: () => ({ id: NOBODY, revisionId: NOBODY }) },
  'admin.ama.list': { who: EDITORS, input: () => ({}) },
  'admin.ama.update': { who: EDITORS, input: () => ({ id: NOBODY, state: 'picked' }) },
  'admin.ama.answer': { who: EDITORS, input: () => ({ id: NOBODY, episodeId: NOBODY, answerSec: 0 }) },
  'admin.scheduled': { who: EDITORS, input: () => ({}) },
  'admin.downloads.ofEpisode': { who: EDITORS, input: () => ({ id: NOBODY }) },
  'admin.downloads.all': { who: ADMINS, input: () => ({}) },
  'admin.mediaFiles.upload': { who: EDITORS, input: () => ({ name: 'A curve.png' }) },
  'admin.mediaFiles.complete': { who: EDITORS, input: () => ({ id: NOBODY }) },
  'admin.mediaFiles.list': { who: EDITORS, input: () => ({}) },
  'admin.mediaFiles.get': { who: EDITORS, input: () => ({ id: NOBODY }) },
  'admin.mediaFiles.update': { who: EDITORS, input: () => ({ id: NOBODY, name: 'Another name' }) },
  'admin.mediaFiles.replace': { who: EDITORS, input: () => ({ id: NOBODY, uploadId: NOBODY }) },
  'admin.mediaFiles.delete': { who: EDITORS, input: () => ({ id: NOBODY }) },
  'admin.users.list': { who: ADMINS, input: () => ({}) },
  'admin.users.get': { who: ADMINS, input: () => ({ userId: NOBODY }) },
  'admin.users.endSession': { who: ADMINS, input: () => ({ userId: NOBODY, sessionId: NOBODY }) },
  'admin.users.endSessions': { who: ADMINS, input: () => ({ userId: NOBODY }) },
  'admin.users.grantComp': { who: ADMINS, input: () => ({ userId: NOBODY, reason: 'A reviewer' }) },
  'admin.users.endEntitlement': { who: ADMINS, input: () => ({ userId: NOBODY, id: NOBODY }) },
  'admin.users.setRole': { who: ADMINS, input: () => ({ userId: NOBODY, role: 'editor' }) },
  'admin.users.delete': { who: ADMINS, input: () => ({ userId: NOBODY }) },
  'admin.users.unfreeze': { who: ADMINS, input: () => ({ userId: NOBODY }) },
  'contact.submit': { who: EVERYONE, input: () => ({ type: 'general', name: 'N', email: 'nobody@example.org' }) },
  'newsletter.subscribe': { who: EVERYONE, input: () => ({ email: 'not an address' }) },
  'newsletter.confirm': { who: EVERYONE, input: () => ({ token: LINK_TOKEN }) },
  'newsletter.unsubscribe': { who: EVERYONE, input: () => ({ token: LINK_TOKEN }) },
  'newsletter.subscription': { who: EVERYONE, input: () => ({ token: LINK_TOKEN }) },
  'newsletter.setEditions': { who: EVERYONE, input: () => ({ token: LINK_TOKEN, editions: [] }) },
  'newsletter.issues.list': { who: EVERYONE, input: () => ({}) },
  'newsletter.issues.bySlug': { who: EVERYONE, input: () => ({ slug: 'nothing' }) },
  'membership.plans': { who: EVERYONE },
  'membership.stripeCheckout': { who: SIGNED_IN, input: () => ({ plan: 'weekly' }) },
  'membership.paypalSubscription': { who: SIGNED_IN, input: () => ({ plan: 'weekly' }) },
  'membership.mine': { who: SIGNED_IN },
  'membership.check': { who: SIGNED_IN },
  'membership.receipts': { who: SIGNED_IN },
  'membership.cancel': { who: SIGNED_IN, input: () => ({}) },
  'membership.resume': { who: SIGNED_IN },
  'membership.refund': { who: SIGNED_IN },
  'membership.changePlan': { who: SIGNED_IN, input: () => ({ plan: 'weekly' }) },
  'membership.portal': { who: SIGNED_IN },
  'membership.gifts': { who: SIGNED_IN },
  'membership.giftOffer': { who: EVERYONE, input: () => ({ token: LINK_TOKEN }) },
  'membership.startGift': { who: SIGNED_IN, input: () => ({ plan: 'weekly' }) },
  'membership.redeemGift': { who: SIGNED_IN, input: () => ({ token: LINK_TOKEN }) },
  'membership.redeemCode': { who: SIGNED_IN, input: () => ({ code: 'NOTHING' }) },
  'membership.feeds.list': { who: READERS_OF_PREMIUM },
  'membership.feeds.own': { who: SIGNED_IN },
  'membership.feeds.create': { who: READERS_OF_PREMIUM, input: () => ({ name: '' }) },
  'membership.feeds.rotate': { who: READERS_OF_PREMIUM, input: () => ({ id: NOBODY }) },
  'membership.feeds.delete': { who: READERS_OF_PREMIUM, input: () => ({ id: NOBODY }) },
  'admin.feeds.list': { who: ADMINS, input: () => ({ userId: NOBODY }) },
  'admin.feeds.shared': { who: ADMINS },
  'admin.feeds.rotate': { who: ADMINS, input: () => ({ userId: NOBODY, id: NOBODY }) },
  'admin.feeds.revoke': { who: ADMINS, input: () => ({ userId: NOBODY, id: NOBODY }) },
  'admin.feeds.rotateOfUser': { who: ADMINS, input: () => ({ userId: NOBODY }) },
  'admin.feeds.revokeOfUser': { who: ADMINS, input: () => ({ userId: NOBODY }) },
  'admin.feeds.rotateAll': { who: ADMINS },
  'admin.groupCodes.list': { who: ADMINS },
  'admin.groupCodes.create': { who: ADMINS, input: () => ({ name: 'An event', seats: 0 }) },
  'admin.groupCodes.end': { who: ADMINS, input: () => ({ id: NOBODY }) },
  'admin.issues.list': { who: ADMINS, input: () => ({}) },
  'admin.issues.create': { who: ADMINS, input: () => ISSUE },
  'admin.issues.draftDigest': { who: ADMINS, input: () => ({ edition: 'daily-highlights' }) },
  'admin.issues.update': { who: ADMINS, input: () => ({ id: NOBODY, title: 'Another title' }) },
  'admin.issues.delete': { who: ADMINS, input: () => ({ id: NOBODY }) },
  'admin.issues.sendTrial': { who: ADMINS, input: () => ({ id: NOBODY }) },
  'admin.issues.audience': { who: ADMINS, input: () => ({ edition: 'episodes' }) },
  'admin.issues.send': { who: ADMINS, input: () => ({ id: NOBODY }) },
  'admin.issues.preview': { who: ADMINS, input: () => ({ id: NOBODY }) },
  'admin.issues.schedule': { who: ADMINS, input: () => ({ id: NOBODY, episodeId: NOBODY }) },
  'admin.issues.cancelSchedule': { who: ADMINS, input: () => ({ id: NOBODY }) },
  'admin.issues.progress': { who: ADMINS, input: () => ({ id: NOBODY }) },
  'admin.issues.retryFailed': { who: ADMINS, input: () => ({ id: NOBODY }) },
  'admin.subscribers.list': { who: ADMINS, input: () => ({}) },
  'admin.subscribers.counts': { who: ADMINS },
  'admin.subscribers.tags': { who: ADMINS },
  'admin.subscribers.delete': { who: ADMINS, input: () => ({ id: NOBODY }) },
  'admin.subscribers.import': {
    who: ADMINS,
    input: () => ({
      csv: 'email',
      consent: { source: 'A list on paper', date: '2026-01-01', confirmed: true },
      dryRun: true,
    }),
  },
  'admin.contact.list': { who: ADMINS, input: () => ({}) },
  'admin.contact.get': { who: ADMINS, input: () => ({ id: NOBODY }) },
  'admin.contact.reply': { who: ADMINS, input: () => ({ id: NOBODY, text: 'Thank you.' }) },
  'admin.contact.setStatus': { who: ADMINS, input: () => ({ id: NOBODY, status: 'read' }) },
  'admin.settings.list': { who: ADMINS },
  'admin.settings.get': { who: ADMINS, input: () => ({ part: 'brand' }) },
  'admin.settings.update': { who: ADMINS, input: () => ({ part: 'booking', value: { url: 'http://' } }) },
  'admin.settings.reset': { who: ADMINS, input: () => ({ part: 'booking' }) },
  'admin.settings.providers': { who: ADMINS },
  'admin.settings.mailTest': { who: ADMINS },
  'admin.payments.subscriptions': { who: ADMINS, input: () => ({}) },
  'admin.payments.revenue': { who: ADMINS },
  'admin.payments.events': { who: ADMINS, input: () => ({}) },
  'admin.payments.rerunEvent': { who: ADMINS, input: () => ({ id: NOBODY }) },
  'admin.payments.reconciliations': { who: ADMINS },
  'admin.payments.reconcile': { who: ADMINS },
  'admin.payments.refund': { who: ADMINS, input: () => ({ userId: NOBODY }) },
  'admin.payments.cancel': { who: ADMINS, input: () => ({ userId: NOBODY }) },
  'admin.audit.list': { who: ADMINS, input: () => ({}) },
  'admin.stats': { who: ADMINS },
  'admin.notifications': { who: ADMINS, input: () => ({}) },
  'admin.recentActivity': { who: ADMINS, input: () => ({}) },
  'admin.failedMails': { who: ADMINS },
  'admin.trends': { who: ADMINS, input: () => ({}) },
  'admin.fetchArticleContent': { who: EDITORS, input: () => ({ url: 'https://example.org/' }) },
  'admin.retryFailedMail': { who: ADMINS, input: () => ({ id: NOBODY }) },
  'admin.dismissFailedMail': { who: ADMINS, input: () => ({ id: NOBODY }) },
  'admin.jobs': { who: ADMINS },
  'admin.showImports.list': { who: ADMINS },
  'admin.showImports.get': { who: ADMINS, input: () => ({ id: NOBODY }) },
  'admin.showImports.start': {
    who: ADMINS,
    input: () => ({ url: 'https://show.example/feed.xml', type: 'Investor Lens', copiesAudio: false, dryRun: true }),
  },
  'admin.showImports.cancel': { who: ADMINS, input: () => ({ id: NOBODY }) },
};

const ISSUE = {
  edition: 'episodes',
  title: 'An unsent issue',
  slug: 'an-unsent-issue',
  excerpt: 'A line that says what it is about.',
  bodyRichtext: `<p>${'A paragraph of some length. '.repeat(5)}</p>`,
};

let test: TestDeps;
let premiumEpisode: string;
const actors = new Map<Visitor, Actor>([['anonymous', ANONYMOUS]]);

beforeAll(async () => {
  test = await createTestDeps();
  ({ id: premiumEpisode } = await buildEpisode(test.deps, { isPremium: true }));
  await buildRendition(test.deps, { episodeId: premiumEpisode });
  for (const role of ROLES) {
    const { id } = await buildUser(test.deps, { role, password: PASSWORD });
    actors.set(role, { is: 'user', id, role });
  }
});
afterAll(() => test.close());

it('every procedure has a row', () => {
  expect(Object.keys(TABLE).toSorted()).toEqual(procedurePaths().toSorted());
});

describe.each(Object.entries(TABLE))('%s', (path, { who, input }) => {
  it.each(VISITORS)('allows or refuses %s as its row says', async (visitor) => {
    const code = await outcome(path, visitor, input?.(premiumEpisode));
    const isRefused = code !== undefined && REFUSALS.includes(code);
    expect(isRefused).toBe(!who.includes(visitor));
    if (isRefused)
      expect(code.endsWith('session_required') || code === 'session.required').toBe(visitor === 'anonymous');
  });
});

/** Returns the error code of the call, or undefined if it succeeds. */
async function outcome(path: string, visitor: Visitor, input: unknown): Promise<string | undefined> {
  const context: Context = {
    deps: test.deps,
    actor: actors.get(visitor) ?? ANONYMOUS,
    session: undefined,
    client: { ip: '203.0.113.1', device: 'Firefox on Linux' },
    keeper: { keep() {}, forget() {} },
    identityProviders: [],
    providerStatus: [],
    mailer: { send: async () => ({ is: 'accepted' }) },
    pressKit: { sizes: async () => ({ archive: 0, files: {} }) },
  };
  let called: unknown = createCaller(context);
  for (const part of path.split('.')) called = (called as Record<string, unknown>)[part]; // the table's keys are paths
  try {
    await (called as (input: unknown) => Promise<unknown>)(input); // the procedure at this path
    return undefined;
  } catch (error) {
    if (error instanceof TRPCError && error.cause instanceof AppError) return error.cause.code;
    if (error instanceof TRPCError && error.code === 'BAD_REQUEST') return 'input.invalid';
    throw error;
  }
}
