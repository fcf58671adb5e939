import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '@longreturn/core/app-error';
import type { EventSubject, ProviderEvent } from '@longreturn/core/membership/payment-provider';
import type Stripe from 'stripe';
import { z } from 'zod';
import { idOf, type StripeClient, timeOf } from './stripe-client.ts';
import { subscriptionOfBill } from './stripe-payments.ts';

/** How far the time of a signature may be in the past or in the future. */
const TOLERANCE_SEC = 5 * 60;

/** The fields that every event has. Those of `data.object` depend on the type and the endpoint's API version. */
const eventSchema = z.object({
  id: z.string().min(1).max(200),
  type: z.string().min(1).max(200),
  created: z.int().optional(),
});

/** Verifies the signature and age of an event. Throws event.refused. */
export function verifyStripeEvent(
  { stripe, options }: StripeClient,
  rawBody: Buffer,
  headers: IncomingHttpHeaders,
): ProviderEvent {
  const signature = String(headers['stripe-signature'] ?? '');
  const now = options.clock.now().getTime();
  try {
    const event = stripe.webhooks.constructEvent(
      rawBody,
      signature,
      options.webhookSecret,
      TOLERANCE_SEC,
      undefined,
      now,
    );
    if (signedAt(signature) * 1000 > now + TOLERANCE_SEC * 1000) throw new Error('the signature is from the future');
    const { id, type, created } = eventSchema.parse(event);
    return { id, type, at: timeOf(created ?? now / 1000), about: aboutOf(event) };
  } catch (cause) {
    const error = new AppError('event.refused');
    error.cause = cause;
    throw error;
  }
}

/**
 * Returns the time of a signature in seconds. If the header contains several `t` values, returns the last one, which is
 * the one that Stripe's client checks.
 */
function signedAt(signature: string): number {
  const times = [...signature.matchAll(/(?:^|,)t=(\d+)/g)];
  return Number(times.at(-1)?.[1]);
}

/**
 * Returns the IDs of the objects to read again. For an event about a charge, the customer is left out, because the
 * customer's other payments don't matter.
 */
function aboutOf(event: Stripe.Event): EventSubject {
  switch (event.type) {
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
      return subject({ subscriptionId: event.data.object.id, customerId: idOf(event.data.object.customer) });
    case 'invoice.paid':
    case 'invoice.payment_succeeded':
    case 'invoice.payment_failed':
    case 'invoice.voided':
    case 'invoice.marked_uncollectible':
      return subject({ subscriptionId: subscriptionOfBill(event.data.object) });
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return subject({
        subscriptionId: idOf(event.data.object.subscription),
        giftId: event.data.object.metadata?.['giftId'],
      });
    case 'charge.refunded':
      return subject({ chargeId: event.data.object.id, giftId: event.data.object.metadata?.['giftId'] });
    case 'charge.dispute.created':
      return { ...subject({ chargeId: idOf(event.data.object.charge) }), isDispute: true };
    case 'charge.dispute.closed':
      return subject({ chargeId: idOf(event.data.object.charge) });
    case 'customer.deleted':
      return subject({ customerId: event.data.object.id });
    default:
      return {};
  }
}

type Subject = { [Key in keyof EventSubject]: EventSubject[Key] | undefined };

/** Leaves out the IDs that the event doesn't contain. */
function subject(given: Subject): EventSubject {
  return Object.fromEntries(Object.entries(given).filter(([, id]) => id !== undefined));
}
