import type { PaymentProviderName, PlanId } from '@longreturn/contract/membership';
import type { EventSubject } from '@longreturn/core/membership/payment-provider';
import { MemoryProviderState, memoryPaymentProvider } from '@longreturn/core/testing';
import { expect } from 'vitest';
import type { WebApp } from '../../src/pages/web-app.ts';
import { createTestSite, type TestSite } from './create-test-site.ts';
import type { logIn } from './log-in.ts';

/** The headers of a user's requests. */
export type Headers = Awaited<ReturnType<typeof logIn>>;

const DAY_MS = 24 * 3_600_000;

/** Opens two instances of a site with both payment providers in memory. Returns helpers for tests of memberships. */
export async function openPayingSite({ webApp }: { webApp?: WebApp } = {}) {
  let time = new Date('2026-11-15T12:00:00.000Z');
  const clock = { now: () => time };
  const states = { stripe: new MemoryProviderState('stripe', clock), paypal: new MemoryProviderState('paypal', clock) };
  const payments = { stripe: memoryPaymentProvider(states.stripe), paypal: memoryPaymentProvider(states.paypal) };
  const options = { deps: { payments, clock }, ...(webApp && { webApp }) };
  const one = await createTestSite(options);
  const other = await createTestSite({ ...options, sharing: one });

  const me = async ({ app }: TestSite, headers: Headers) => (await app.inject({ url: '/api/auth/me', headers })).json();
  const post = async ({ app }: TestSite, headers: Headers, url: string, payload: object = {}) => {
    const response = await app.inject({ method: 'POST', url, headers, payload });
    expect([url, response.statusCode]).toEqual([url, 200]);
    return response.json();
  };
  /** Sends a provider's event to an instance. */
  const notify = async (site: TestSite, provider: PaymentProviderName, about: EventSubject) => {
    const { rawBody: payload } = states[provider].event(about);
    const headers = { 'content-type': 'application/json' };
    const response = await site.app.inject({ method: 'POST', url: `/api/webhooks/${provider}`, headers, payload });
    expect(response.statusCode).toBe(200);
  };
  /** Lets a user buy a membership, and sends the event to the first instance. Returns the subscription's ID. */
  const buy = async (headers: Headers, provider: PaymentProviderName, plan: PlanId = 'monthly') => {
    const id = states[provider].pay({ plan, userId: (await me(one, headers)).id });
    await notify(one, provider, { subscriptionId: id });
    return id;
  };
  return {
    ...{ one, other, states, me, post, notify, buy },
    /** Moves the time forward. Meanwhile, the user makes enough requests to keep the session. */
    async goTo(until: string, headers: Headers) {
      const end = new Date(until);
      while (end.getTime() - time.getTime() > 10 * DAY_MS) {
        time = new Date(time.getTime() + 10 * DAY_MS);
        await me(one, headers);
      }
      time = end;
    },
    async close() {
      await other.close();
      await one.close();
    },
  };
}

export type PayingSite = Awaited<ReturnType<typeof openPayingSite>>;
