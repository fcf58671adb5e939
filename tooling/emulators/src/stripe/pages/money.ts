import type { Price } from '../objects/price.ts';

/** Formats an amount in cents: '$16.25'. */
export const money = (cents: number, currency = 'usd'): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);

/** Formats a price: '$16.25 per month'. */
export const priceText = ({ unit_amount: amount, currency, recurring }: Price): string =>
  recurring ? `${money(amount, currency)} per ${recurring.interval}` : money(amount, currency);

export const dateText = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
