import { beforeEach, describe, expect, it } from 'vitest';
import { idOf, type RunningStripe, startStripe, subscribe } from './start-stripe.ts';

let running: RunningStripe;
let id: string;
beforeEach(async () => {
  running = await startStripe();
  id = await subscribe(running);
});

const press = async (action: string): Promise<string> =>
  (await fetch(`${running.url}/`, { method: 'POST', body: new URLSearchParams({ action, id }) })).text();
const read = () => running.stripe.subscriptions.retrieve(id);

describe('the page with all subscriptions', () => {
  it('shows each subscription with its customer and state', async () => {
    const html = await (await fetch(running.url)).text();
    expect(html).toContain('ada@example.org: active');
    expect(html).toContain('$16.25 per month');
  });

  it('renews a subscription, and makes renewals fail or succeed', async () => {
    expect(await press('renew')).toContain(': active');
    expect(running.emulator.chargesOf(id)).toHaveLength(2);
    await press('fail');
    expect(await press('renew')).toContain(': past_due');
    await press('succeed');
    expect(await press('week')).toContain(': active');
    expect(running.emulator.chargesOf(id)).toHaveLength(3);
  });

  it('refunds or disputes the last payment', async () => {
    await press('renew');
    const [last = '', first = ''] = running.emulator.chargesOf(id);
    await press('refund');
    expect((await running.stripe.charges.retrieve(last)).refunded).toBe(true);
    expect((await running.stripe.charges.retrieve(first)).refunded).toBe(false);
    await press('renew');
    await press('dispute');
    expect((await running.stripe.charges.retrieve(String(running.emulator.chargesOf(id)[0]))).disputed).toBe(true);
  });

  it('deletes a customer, and then shows no buttons for the customer', async () => {
    const customer = idOf((await read()).customer);
    expect(await press('delete')).not.toContain('<button');
    expect(await running.stripe.customers.retrieve(customer)).toHaveProperty('deleted', true);
    expect((await read()).status).toBe('canceled');
  });
});
