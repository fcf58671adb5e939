import { afterAll, beforeEach, expect, test } from 'vitest';
import { sweepExpired } from '../../src/account/sweep-expired.ts';
import { SYSTEM } from '../../src/actor.ts';
import { cancelUser } from '../../src/admin/cancel-user.ts';
import { getRevenue } from '../../src/admin/get-revenue.ts';
import { getUserDetails } from '../../src/admin/get-user-details.ts';
import { listAudit } from '../../src/admin/list-audit.ts';
import { listSubscriptions } from '../../src/admin/list-subscriptions.ts';
import {
  listPaymentEvents,
  listReconciliations,
  queueReconciliation,
  rerunPaymentEvent,
} from '../../src/admin/payment-events.ts';
import { refundUser } from '../../src/admin/refund-user.ts';
import { JobFailure } from '../../src/jobs/job-failure.ts';
import { prepareMail } from '../../src/mail/mail-kinds.ts';
import { announceRenewals } from '../../src/membership/announce-renewals.ts';
import { endCancelled } from '../../src/membership/end-cancelled.ts';
import { cancelMembership, refundMembership } from '../../src/membership/manage-membership.ts';
import { receiveEvent } from '../../src/membership/receive-event.ts';
import { reconcile, reconcileJob } from '../../src/membership/reconcile.ts';
import { startCheckout } from '../../src/membership/start-checkout.ts';
import { buildUser } from '../../src/testing/testing.ts';
import { createMembershipTest } from './create-membership-test.ts';

const site = await createMembershipTest();
const { deps, clock, states, buy, standing, notify, mails, queued, rowsOf } = site;
const { stripe } = states;
afterAll(site.close);
beforeEach(() => clock.set('2026-11-15T12:00:00.000Z'));

test('the revenue lists twelve months, each with its started and ended subscriptions and its churn', async () => {
  clock.set('2026-01-10T12:00:00.000Z');
  await buy('paypal', 'annual');
  clock.set('2026-03-10T12:00:00.000Z');
  const leaving = await buy('stripe', 'monthly');
  await cancelMembership(deps, leaving.actor, {});
  clock.set('2026-05-20T12:00:00.000Z');
  const { months, failedPayments } = await getRevenue(deps, SYSTEM);
  expect(months).toHaveLength(12);
  expect(months.slice(-6)).toEqual([
    { month: '2025-12', dollars: 0, running: 0, started: 0, ended: 0, churn: 0 },
    { month: '2026-01', dollars: 13, running: 1, started: 1, ended: 0, churn: 0 },
    { month: '2026-02', dollars: 13, running: 1, started: 0, ended: 0, churn: 0 },
    { month: '2026-03', dollars: 29.25, running: 2, started: 1, ended: 0, churn: 0 },
    { month: '2026-04', dollars: 13, running: 1, started: 0, ended: 1, churn: 0.5 },
    { month: '2026-05', dollars: 13, running: 1, started: 0, ended: 0, churn: 0 },
  ]);
  expect(failedPayments).toBe(0);
});

test('an admin can list subscriptions, and can refund a subscription at any time', async () => {
  const member = await buy('stripe', 'annual');
  clock.set('2027-03-15T12:00:00.000Z');
  const { items } = await listSubscriptions(deps, SYSTEM, { state: 'active' });
  expect(items[0]).toMatchObject({ user: { id: member.id }, plan: 'annual', isRunning: true, isUnsettled: false });
  await expect(refundMembership(deps, member.actor)).rejects.toMatchObject({ code: 'refund.late' });
  expect(await refundUser(deps, SYSTEM, { userId: member.id })).toMatchObject({ role: 'subscriber' });
  await refundUser(deps, SYSTEM, { userId: member.id });
  const charge = stripe.get(member.subscriptionId).lastCharge?.id;
  expect(stripe.calls.filter((call) => call === `refund ${charge}`)).toHaveLength(1);
  const { items: entries } = await listAudit(deps, SYSTEM, { limit: 1 });
  expect(entries).toMatchObject([
    { action: 'payment.refunded', change: { stripe: { from: 'active', to: 'refunded' } } },
  ]);
  await expect(refundUser(deps, SYSTEM, { userId: (await buildUser(deps)).id })).rejects.toMatchObject({
    code: 'membership.none',
  });
});

test('an admin can read a user’s subscription and timeline, and cancel the subscription', async () => {
  const member = await buy('stripe', 'monthly');
  const details = () => getUserDetails(deps, SYSTEM, { userId: member.id, currentId: undefined });
  expect((await details()).subscription).toMatchObject({
    ...{ provider: 'stripe', plan: 'monthly', state: 'active', isRunning: true, canCancel: true, canRefund: true },
    lastPayment: { at: '2026-11-15T12:00:00.000Z', amountCents: 1625 },
  });
  expect(await cancelUser(deps, SYSTEM, { userId: member.id })).toMatchObject({ subscriptionStatus: 'cancelling' });
  await cancelUser(deps, SYSTEM, { userId: member.id });
  expect(stripe.calls.filter((call) => call === `cancel ${member.subscriptionId} atPeriodEnd`)).toHaveLength(1);
  const { items: entries } = await listAudit(deps, SYSTEM, {});
  expect(entries.filter(({ target }) => target?.id === member.id)).toMatchObject([
    { title: 'Subscription cancelled', change: { stripe: { from: 'active', to: 'cancelling' } } },
  ]);
  const cancelled = await details();
  expect(cancelled.subscription).toMatchObject({ state: 'cancelling', canCancel: false, canRefund: true });
  expect(cancelled.timeline.map(({ event }) => event)).toEqual(['cancelled', 'started']);
  await refundUser(deps, SYSTEM, { userId: member.id });
  expect((await details()).subscription).toMatchObject({ isRunning: false, canCancel: false, canRefund: false });
  const other = await buildUser(deps);
  for (const userId of [member.id, other.id])
    await expect(cancelUser(deps, SYSTEM, { userId })).rejects.toMatchObject({ code: 'membership.none' });
});

test('if an admin cancels a subscription whose payment failed, the subscription ends at once', async () => {
  const member = await buy('paypal', 'monthly');
  clock.set('2026-12-16T12:00:00.000Z');
  states.paypal.failPayment(member.subscriptionId);
  await notify('paypal', { subscriptionId: member.subscriptionId });
  expect(await cancelUser(deps, SYSTEM, { userId: member.id })).toMatchObject({ role: 'subscriber' });
});

test('subscriptions that still have to be cancelled or refunded at a provider are counted and listed', async () => {
  const member = await buy('stripe', 'monthly');
  expect(await getRevenue(deps, SYSTEM)).toMatchObject({ unsettled: 0 });
  expect((await listSubscriptions(deps, SYSTEM, { state: 'unsettled' })).items).toEqual([]);
  stripe.dispute(member.subscriptionId);
  const down = { ...deps.payments.stripe, cancel: async () => Promise.reject(new Error('no answer')) };
  const { subscriptionId } = member;
  await receiveEvent({ ...deps, payments: { stripe: down } }, stripe.event({ subscriptionId }));
  expect(await getRevenue(deps, SYSTEM)).toMatchObject({ unsettled: 1 });
  const { items } = await listSubscriptions(deps, SYSTEM, { state: 'unsettled' });
  expect(items).toMatchObject([{ user: { id: member.id }, endedBecause: 'disputed', isUnsettled: true }]);
  await reconcile(deps, { provider: 'stripe', reportId: deps.ids.next() });
  expect(await getRevenue(deps, SYSTEM)).toMatchObject({ unsettled: 0 });
});

test('a failed event is stored with its error, and an admin can rerun the event', async () => {
  const user = await buildUser(deps);
  const subscriptionId = stripe.pay({ plan: 'monthly', userId: user.id });
  const down = { ...deps.payments.stripe, readSubscription: async () => Promise.reject(new Error('unexpected')) };
  const given = { ...deps, payments: { stripe: down } };
  await expect(receiveEvent(given, stripe.event({ subscriptionId }))).rejects.toThrow('unexpected');
  const { items } = await listPaymentEvents(deps, SYSTEM, { outcome: 'failed' });
  expect(items).toMatchObject([{ provider: 'stripe', error: 'service.internal', attempts: 1 }]);
  const id = items[0]?.id ?? '';
  expect(await rerunPaymentEvent(deps, SYSTEM, { id })).toMatchObject({ outcome: 'done', attempts: 2, error: null });
  expect(await standing(user.actor)).toEqual(['member', 'active']);
  for (const unknown of [user.id, 'no ID'])
    await expect(rerunPaymentEvent(deps, SYSTEM, { id: unknown })).rejects.toMatchObject({ code: 'event.unknown' });
});

test('a reconciliation reports what it repaired, and admins get the report by email once', async () => {
  const admin = await buildUser(deps, { role: 'admin' });
  const member = await buy('stripe', 'monthly');
  stripe.cancelAtPeriodEnd(member.subscriptionId);
  const run = { provider: 'stripe', reportId: deps.ids.next() } as const;
  await reconcile(deps, run);
  const [report] = await listReconciliations(deps, SYSTEM);
  expect(report).toMatchObject({ id: run.reportId, provider: 'stripe', failed: 0 });
  const texts = { before: 'monthly, active until 2026-12-15', after: 'monthly, cancelling until 2026-12-15' };
  expect(report?.findings).toContainEqual({
    providerId: member.subscriptionId,
    userId: member.id,
    userName: member.name,
    ...texts,
  });

  stripe.get(member.subscriptionId).status = 'active';
  await reconcile(deps, run); // the job was repeated
  const own = mails.filter((mail) => mail.kind === 'reconciliation' && mail.userId === admin.id);
  expect(own).toEqual([{ kind: 'reconciliation', userId: admin.id, reportId: run.reportId }]);
  const [mail] = await Promise.all(own.map((job) => prepareMail(deps, job)));
  expect(mail).toMatchObject({ to: admin.email, content: { provider: 'Stripe', failed: 0 } });
  expect(mail?.content).toMatchObject({
    findings: expect.arrayContaining([{ subscription: member.subscriptionId, ...texts }]),
  });
});

test('admins get no report of a reconciliation if nothing differs, but get one if a subscription can’t be read', async () => {
  await buildUser(deps, { role: 'admin' });
  await buy('stripe', 'monthly');
  const [first, second] = [deps.ids.next(), deps.ids.next()];
  const reports = () => mails.flatMap((mail) => (mail.kind === 'reconciliation' ? mail.reportId : []));
  await reconcile(deps, { provider: 'stripe', reportId: deps.ids.next() }); // repairs what other tests have left
  await reconcile(deps, { provider: 'stripe', reportId: first });
  expect(reports()).not.toContain(first);
  const unread = { ...deps.payments.stripe, readSubscription: () => Promise.reject(new Error('down')) };
  await reconcile({ ...deps, payments: { stripe: unread } }, { provider: 'stripe', reportId: second });
  expect(reports()).toContain(second);
});

test('if an admin starts a reconciliation, one job is queued for each provider, and a job that fails for good is reported', async () => {
  const admin = await buildUser(deps, { role: 'admin' });
  await queueReconciliation(deps, SYSTEM);
  expect(queued.at(-1)).toEqual({ name: 'reconcile-subscriptions', data: {} });
  await expect(queueReconciliation({ ...deps, payments: {} }, SYSTEM)).rejects.toMatchObject({
    code: 'reconciliation.none',
  });
  queued.length = 0;
  const jobDeps = { ...deps, mailer: { send: async () => ({ is: 'accepted' }) as const } };
  await reconcileJob.handle(jobDeps, {});
  const runs = queued.map(({ data }) => reconcileJob.schema.parse(data));
  expect(runs.map(({ run }) => run?.provider)).toEqual(['stripe', 'paypal']);
  const [{ run } = {}] = runs;
  stripe.failures = 1;
  await expect(reconcileJob.handle(jobDeps, { run })).rejects.toThrow('could not list its subscriptions');
  await reconcileJob.onFailure?.(jobDeps, { run }, new JobFailure('The last retry failed'));
  expect(mails).toContainEqual({ kind: 'reconciliation', userId: admin.id, reportId: run?.reportId });
  expect((await listReconciliations(deps, SYSTEM)).find(({ id }) => id === run?.reportId)).toMatchObject({
    checked: 0,
    failed: 1,
  });
});

test('a member is emailed when the subscription begins, is cancelled and is refunded', async () => {
  const member = await buy('paypal', 'annual');
  await cancelMembership(deps, member.actor, {});
  await refundMembership(deps, member.actor);
  const own = mails.filter((mail) => 'userId' in mail && mail.userId === member.id);
  expect(own.map((mail) => 'news' in mail && mail.news)).toEqual(['started', 'cancelled', 'refunded']);
  const [welcome, , last] = await Promise.all(own.map((mail) => prepareMail(deps, mail)));
  expect(welcome).toBeUndefined();
  expect(last).toMatchObject({
    to: member.email,
    content: { news: 'refunded', plan: 'annual', provider: 'PayPal', until: '2026-11-15T12:00:00.000Z' },
  });
});

test('the sweep deletes unpaid checkouts, deletes old events unless they failed, and keeps paid subscriptions', async () => {
  const member = await buy('stripe', 'annual');
  const visitor = await buildUser(deps);
  await startCheckout(deps, visitor.actor, { provider: 'paypal', plan: 'annual' });
  expect(await rowsOf(visitor.id)).toMatchObject([{ state: 'pending' }]);
  clock.set('2027-02-14T12:00:00.000Z');
  await sweepExpired(deps);
  expect(await rowsOf(visitor.id)).toEqual([]);
  expect(await rowsOf(member.id)).toHaveLength(1);
  const { items } = await listPaymentEvents(deps, SYSTEM, {});
  expect(items.filter(({ receivedAt, outcome }) => receivedAt < '2026-11-16' && outcome !== 'failed')).toEqual([]);
});

test('an annual renewal is announced a week ahead, once for each renewal', async () => {
  const annual = await buy('stripe', 'annual');
  const monthly = await buy('stripe', 'monthly');
  const announced = () =>
    mails.filter((mail) => 'news' in mail && mail.news === 'renewal').map((mail) => 'userId' in mail && mail.userId);
  clock.set('2027-11-08T11:00:00.000Z');
  await announceRenewals(deps);
  expect(announced()).not.toContain(annual.id);
  clock.set('2027-11-08T12:00:00.000Z');
  await announceRenewals(deps);
  await announceRenewals(deps);
  expect(announced().filter((id) => id === annual.id)).toHaveLength(1);
  expect(announced()).not.toContain(monthly.id);
  clock.set('2027-11-15T12:00:00.000Z');
  stripe.renew(annual.subscriptionId);
  await notify('stripe', { subscriptionId: annual.subscriptionId });
  clock.set('2028-11-09T12:00:00.000Z');
  await announceRenewals(deps);
  expect(announced().filter((id) => id === annual.id)).toHaveLength(2);
});

test('the owner of a cancelled PayPal subscription gets exactly one email when its paid period is over', async () => {
  const member = await buy('paypal', 'monthly');
  const ended = () => mails.filter((mail) => 'news' in mail && mail.news === 'ended' && mail.userId === member.id);
  await cancelUser(deps, SYSTEM, { userId: member.id });
  clock.set('2026-12-15T11:59:00.000Z');
  await endCancelled(deps);
  expect(ended()).toEqual([]);
  clock.set('2026-12-15T12:00:00.000Z');
  await endCancelled(deps);
  await endCancelled(deps);
  expect(ended()).toHaveLength(1);
  expect(await rowsOf(member.id)).toMatchObject([
    { state: 'ended', endedBecause: 'cancelled', endedAt: new Date('2026-12-15T12:00:00.000Z'), cancelDue: false },
  ]);
});
