import type { Price } from '../objects/price.ts';

/** Writes an amount in cents, such as $16.25. */
export const money = (cents: number, currency = 'usd'): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);

/** Writes a price, such as $16.25 per month. */
export const priceText = ({ unit_amount: amount, currency, recurring }: Price): string =>
  recurring ? `${money(amount, currency)} per ${recurring.interval}` : money(amount, currency);

export const dateText = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
