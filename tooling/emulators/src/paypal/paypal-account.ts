import { randomBytes, randomUUID } from 'node:crypto';
import type { TestClock } from '../payments/test-clock.ts';
import type { WebhookSender } from '../payments/webhook-sender.ts';
import type { Dispute, Refund, Sale } from './sale.ts';
import type { Agreement, Subscription } from './subscription.ts';

export interface Plan {
  id: string;
  name: string;
  priceCents: number;
  unit: 'MONTH' | 'YEAR';
  /** After how many unpaid cycles a subscription is suspended. */
  failureThreshold: number;
}

/** The state of the stand-in. */
export interface PaypalAccount {
  clock: TestClock;
  webhooks: WebhookSender;
  /** The origin of the stand-in, for links. */
  origin(): string;
  plans: Map<string, Plan>;
  subscriptions: Map<string, Subscription>;
  /** The agreements that wait for a buyer's consent, by token. */
  agreements: Map<string, Agreement>;
  sales: Map<string, Sale>;
  refunds: Map<string, Refund>;
  disputes: Map<string, Dispute>;
}

const ID_SIGNS = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Creates an ID like PayPal's: `length` digits and capital letters, the last one a letter. */
export function newId(length: number): string {
  const signs = Array.from(randomBytes(length - 1), (byte) => ID_SIGNS[byte % ID_SIGNS.length]);
  return `${signs.join('')}X`;
}

export const newDebugId = (): string => randomUUID().slice(0, 13).replace('-', '');

/** Formats a time in milliseconds as PayPal does, to the second. */
export const timeText = (time: number): string => new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');

const dollars = (cents: number): string => (cents / 100).toFixed(2);

/** An amount in PayPal's current format. */
export const money = (cents: number) => ({ currency_code: 'USD', value: dollars(cents) });

/** An amount in the format of the v1 payments API. */
export const total = (cents: number) => ({ total: dollars(cents), currency: 'USD' });

/** A fee in the format of the v1 payments API. */
export const fee = (cents: number) => ({ currency: 'USD', value: dollars(cents) });
