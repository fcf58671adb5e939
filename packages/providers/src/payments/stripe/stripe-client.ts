import type { PlanId } from '@longreturn/contract/membership';
import type { Clock } from '@longreturn/core/ports';
import Stripe from 'stripe';
import { z } from 'zod';
import { CALL_MS, callProvider } from '../call-provider.ts';

/** The account at Stripe, and what a checkout offers. */
export interface StripeOptions {
  secretKey: string;
  /** The signing secret of the webhook endpoint. */
  webhookSecret: string;
  /** The ID of each plan's price. */
  prices: Readonly<Record<PlanId, string>>;
  /** The origin of a stand-in's API, such as 'http://127.0.0.1:4010'. By default, the origin of Stripe's own API. */
  apiUrl?: string | undefined;
  /** Whether Stripe Tax computes taxes. */
  automaticTax: boolean;
  /** Whether buyers may enter promotion codes. */
  promotionCodes: boolean;
  clock: Clock;
  /** How long a call may take, including its retries. */
  timeoutMs?: number;
}

/** The official client with its options. */
export interface StripeClient {
  stripe: Stripe;
  options: StripeOptions;
  /** Runs requests to Stripe within the time limit. Throws payments.unavailable. */
  call<Result>(work: (stripe: Stripe) => Promise<Result>): Promise<Result>;
}

const RETRIES = 2;

/** Creates the client. The client repeats failed requests with the same idempotency key. */
export function createStripeClient(options: StripeOptions): StripeClient {
  const { secretKey, apiUrl, timeoutMs = CALL_MS } = options;
  const stripe = new Stripe(secretKey, {
    ...(apiUrl !== undefined && addressOf(new URL(apiUrl))),
    timeout: timeoutMs,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    httpClient: createHttpClient(),
  });
  const call: StripeClient['call'] = (work) => callProvider(() => work(stripe).catch(throwBrief), timeoutMs);
  return { stripe, options, call };
}

/**
 * Creates the client's HTTP client. The official client accepts any JSON without an `error` as a success, whatever the
 * status. This HTTP client rejects JSON that is neither an error nor an object of Stripe.
 */
function createHttpClient(): Stripe.HttpClient {
  const client = Stripe.createNodeHttpClient();
  const makeRequest = client.makeRequest.bind(client);
  client.makeRequest = async (...request) => {
    const response = await makeRequest(...request);
    const toJson = response.toJSON.bind(response);
    response.toJSON = async () => answerSchema.parse(await toJson());
    return response;
  };
  return client;
}

/** Every object of Stripe has its kind in the field `object`. */
const answerSchema = z.union([z.looseObject({ error: z.looseObject({}) }), z.looseObject({ object: z.string() })]);

function addressOf({ protocol, hostname, port }: URL): Stripe.StripeConfig {
  const isPlain = protocol === 'http:';
  return { protocol: isPlain ? 'http' : 'https', host: hostname, port: port || (isPlain ? 80 : 443) };
}

/** Throws an error without the request's headers, which contain the secret key. */
function throwBrief(error: unknown): never {
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  const { type, statusCode, code, requestId } = error;
  throw new Error(`Stripe: ${[type, statusCode, code, requestId].filter(Boolean).join(' ')}`);
}

/**
 * Returns the response to a request, or undefined if Stripe doesn't have the requested object. With `param`, returns
 * undefined only if the object that this parameter names is missing.
 */
export async function orMissing<Result>(work: Promise<Result>, param?: string): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    const isMissing = isStripeError(error, 'resource_missing');
    if (isMissing && (param === undefined || error.param === param)) return undefined;
    throw error;
  }
}

/** Returns whether Stripe refused a request with one of these codes. */
export function isStripeError(error: unknown, ...codes: string[]): error is Stripe.errors.StripeError {
  return error instanceof Stripe.errors.StripeError && codes.includes(error.code ?? '');
}

/** Returns whether another request with the same idempotency key is running. */
export const isBusy = (error: unknown): boolean => isStripeError(error, 'idempotency_key_in_use');

/** Returns the ID from a reference, which is either the ID itself or the expanded object. */
export function idOf(reference: string | { id: string } | null | undefined): string | undefined {
  return typeof reference === 'object' ? reference?.id : reference;
}

/** Returns the URL of a page at Stripe. Throws if the response contains none. */
export function urlOf({ object, url }: { object: string; url: string | null }): string {
  if (!url) throw new Error(`the ${object} has no page`);
  return url;
}

/** Converts Stripe's seconds to a Date. Throws if the response contains no time. */
export function timeOf(seconds: number | undefined): Date {
  const time = new Date((seconds ?? Number.NaN) * 1000);
  if (Number.isNaN(time.getTime())) throw new Error('a response lacks a time');
  return time;
}
