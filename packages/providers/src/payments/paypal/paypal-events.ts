import { verify } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { crc32 } from 'node:zlib';
import { AppError } from '@longreturn/core/app-error';
import type { EventSubject, ProviderEvent } from '@longreturn/core/membership/payment-provider';
import { isPaypalCertificate } from './paypal-certificates.ts';
import { type PaypalClient, PaypalRefusal } from './paypal-client.ts';
import { eventSchema, type PaypalEvent, verificationSchema } from './paypal-schemas.ts';

const HEADERS = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const;
type Transmission = Record<keyof typeof HEADERS, string>;

/**
 * Verifies an event with PayPal's certificate. If the client has no `certificates`, or if the certificate can't be
 * downloaded or trusted, PayPal's API verifies the event. Throws event.refused.
 */
export async function verifyPaypalEvent(
  client: PaypalClient,
  rawBody: Buffer,
  headers: IncomingHttpHeaders,
): Promise<ProviderEvent> {
  const text = rawBody.toString('utf8');
  const { id, event_type: type, create_time: at, resource } = parseEvent(text);
  const transmission = readTransmission(headers);
  const isGenuine = (await isSigned(client, transmission, rawBody)) ?? (await isVerified(client, transmission, text));
  if (!isGenuine) throw new AppError('event.refused');
  return { id, type, at: at ?? client.options.clock.now(), about: aboutOf(type, resource) };
}

function parseEvent(text: string): PaypalEvent {
  try {
    return eventSchema.parse(JSON.parse(text));
  } catch (cause) {
    const error = new AppError('event.refused');
    error.cause = cause;
    throw error;
  }
}

function readTransmission(headers: IncomingHttpHeaders): Transmission {
  const read = (name: string) => {
    const value = headers[name];
    if (typeof value !== 'string' || value === '') throw new AppError('event.refused');
    return value;
  };
  return {
    auth_algo: read(HEADERS.auth_algo),
    cert_url: read(HEADERS.cert_url),
    transmission_id: read(HEADERS.transmission_id),
    transmission_sig: read(HEADERS.transmission_sig),
    transmission_time: read(HEADERS.transmission_time),
  };
}

/**
 * Checks the signature with PayPal's certificate. Returns undefined if the client has no `certificates`, or if the
 * certificate can't be downloaded or trusted.
 */
async function isSigned(
  { options: { certificates, webhookId } }: PaypalClient,
  transmission: Transmission,
  rawBody: Buffer,
): Promise<boolean | undefined> {
  if (!certificates) return undefined;
  const { auth_algo: algorithm, cert_url: url, transmission_id: id, transmission_time: time } = transmission;
  if (algorithm !== 'SHA256withRSA' || !isPaypalCertificate(url)) return false;
  const key = await certificates.getKey(url).catch(() => undefined);
  if (!key) return undefined;
  const signed = Buffer.from([id, time, webhookId, crc32(rawBody)].join('|'));
  return verify('sha256', signed, key, Buffer.from(transmission.transmission_sig, 'base64'));
}

/**
 * Asks PayPal's API whether the event is genuine. The signature covers the bytes that PayPal sent, so the event is
 * passed on as the received text, and not serialized again.
 */
async function isVerified(client: PaypalClient, transmission: Transmission, event: string): Promise<boolean> {
  const fields = JSON.stringify({ ...transmission, webhook_id: client.options.webhookId });
  const body = `${fields.slice(0, -1)},"webhook_event":${event}}`;
  const path = '/v1/notifications/verify-webhook-signature';
  try {
    const { verification_status: status } = await client.request(verificationSchema, { method: 'POST', path, body });
    return status === 'SUCCESS';
  } catch (error) {
    if (error instanceof PaypalRefusal && [400, 422].includes(error.status)) return false;
    throw error;
  }
}

const SUBSCRIPTION_EVENT = /^BILLING\.SUBSCRIPTION\./;

/**
 * Returns the IDs of the objects to read from PayPal. An event about a reversal contains only the ID of a refund, which
 * is returned as `chargeId`.
 */
function aboutOf(type: string, resource: PaypalEvent['resource']): EventSubject {
  const { id, billing_agreement_id: subscriptionId, sale_id: saleId } = resource;
  if (SUBSCRIPTION_EVENT.test(type)) return id === undefined ? {} : { subscriptionId: id };
  if (type.startsWith('CUSTOMER.DISPUTE.')) {
    const chargeId = resource.disputed_transactions?.[0]?.seller_transaction_id;
    if (chargeId === undefined) return {};
    return type === 'CUSTOMER.DISPUTE.CREATED' ? { chargeId, isDispute: true } : { chargeId };
  }
  if (!type.startsWith('PAYMENT.SALE.')) return {};
  if (subscriptionId !== undefined) return { subscriptionId };
  const chargeId = saleId ?? (TAKEN_BACK.has(type) ? id : undefined);
  return chargeId === undefined ? {} : { chargeId };
}

const TAKEN_BACK: ReadonlySet<string> = new Set(['PAYMENT.SALE.REFUNDED', 'PAYMENT.SALE.REVERSED']);
