import { listOf, PREFIXES } from '../objects/stripe-object.ts';
import type { Kind, StripeAccount } from '../stripe-account.ts';

type Fields = Record<string, unknown>;

/** The lists that an object contains only if the request expands them. */
const INCLUDABLE: Record<string, (account: StripeAccount, id: string) => object> = {
  'charge.refunds': (account, id) =>
    listOf(
      account.list('refund').filter(({ charge }) => charge === id),
      `/v1/charges/${id}/refunds`,
    ),
  'customer.subscriptions': (account, id) =>
    listOf(
      account.list('subscription').filter(({ customer, status }) => customer === id && status !== 'canceled'),
      `/v1/customers/${id}/subscriptions`,
    ),
  'invoice.payments': (account, id) =>
    listOf(
      account.list('invoice_payment').filter(({ invoice }) => invoice === id),
      `/v1/invoice_payments?invoice=${id}`,
    ),
};

/** Returns a copy of an object in which the fields at `paths` contain objects instead of IDs (parameter `expand`). */
export function expandObject(account: StripeAccount, object: object, paths: readonly string[]): object {
  const copy: object = structuredClone(object);
  for (const path of paths) expandPath(account, copy, path.split('.'));
  return copy;
}

function expandPath(account: StripeAccount, target: unknown, [name, ...rest]: string[]): void {
  if (name === undefined || !isFields(target)) return;
  if (Array.isArray(target)) {
    for (const item of target) expandPath(account, item, [name, ...rest]);
    return;
  }
  const value = target[name] ?? INCLUDABLE[`${target['object']}.${name}`]?.(account, String(target['id']));
  target[name] = typeof value === 'string' ? (findById(account, value) ?? value) : structuredClone(value);
  const next = target[name];
  for (const item of Array.isArray(next) ? next : [next]) expandPath(account, item, rest);
}

function findById(account: StripeAccount, id: string): object | undefined {
  if (account.deletedCustomers.has(id)) return { id, object: 'customer', deleted: true };
  const prefix = id.slice(0, id.lastIndexOf('_'));
  const kind = KINDS.find((kind) => PREFIXES[kind] === prefix);
  const found = kind && account.find(kind, id);
  return found && structuredClone(found);
}

const KINDS = Object.keys(PREFIXES) as (Kind & keyof typeof PREFIXES)[]; // the keys of the constant

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
