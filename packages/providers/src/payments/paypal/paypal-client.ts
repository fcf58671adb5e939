import { setTimeout as sleep } from 'node:timers/promises';
import type { PlanId } from '@longreturn/contract/membership';
import type { Clock } from '@longreturn/core/ports';
import { z } from 'zod';
import { CALL_MS, callProvider } from '../call-provider.ts';
import type { PaypalCertificates } from './paypal-certificates.ts';

/** The account at PayPal. */
export interface PaypalOptions {
  clientId: string;
  clientSecret: string;
  /** The ID of the webhook, which PayPal needs to verify events. */
  webhookId: string;
  /** The ID of each plan at PayPal. */
  plans: Readonly<Record<PlanId, string>>;
  /** The origin of PayPal's API: 'https://api-m.paypal.com', or that of the sandbox. */
  apiUrl: string;
  /** Verifies webhooks with PayPal's certificates. Without it, PayPal's API verifies each webhook. */
  certificates?: PaypalCertificates;
  clock: Clock;
  /** How long a call may take, including its retries. */
  timeoutMs?: number;
}

/** A request. A repeated request with the same `requestId` gets the result of the first. */
export interface PaypalRequest {
  method: 'GET' | 'POST';
  path: string;
  /** A string is sent as it is. */
  body?: object | string;
  requestId?: string;
}

/**
 * An error response from PayPal, to a request that it refuses (4xx) or can't handle (5xx). `issue` says why, for example
 * 'SUBSCRIPTION_STATUS_INVALID'.
 */
export class PaypalRefusal extends Error {
  readonly status: number;
  readonly issue: string;

  constructor(status: number, issue: string) {
    super(`PayPal: ${status} ${issue}`);
    this.status = status;
    this.issue = issue;
  }
}

const RETRIES = 2;
const RETRY_MS = 300;
/**
 * How long before its expiry a token is replaced. A token that is valid for less than ten minutes is replaced after
 * nine tenths of its validity.
 */
const MARGIN_SEC = 60;

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number() });
const errorSchema = z.object({
  name: z.string().optional(),
  details: z.array(z.object({ issue: z.string().optional() })).optional(),
});

interface Token {
  value: string;
  expiresAt: number;
}

/** A client of PayPal's REST API with one access token, which it keeps until the token expires or is refused. */
export class PaypalClient {
  readonly options: PaypalOptions;
  readonly #timeoutMs: number;
  #token: Token | undefined;
  #asking: Promise<string> | undefined;

  constructor(options: PaypalOptions) {
    this.options = options;
    this.#timeoutMs = options.timeoutMs ?? CALL_MS;
  }

  /** Runs requests within the time limit. Throws payments.unavailable. */
  call<Result>(work: () => Promise<Result>): Promise<Result> {
    return callProvider(work, this.#timeoutMs);
  }

  /**
   * Sends a request, and repeats it after a temporary failure, also after 401 and 429. Returns the parsed response.
   * Throws PaypalRefusal if the response is an error, and other errors if there is no usable response.
   */
  async request<Result>(schema: z.ZodType<Result>, request: PaypalRequest): Promise<Result> {
    for (let attempt = 0; ; attempt += 1) {
      const isLast = attempt === RETRIES;
      const response = await this.#attempt(request).catch((error: unknown) => {
        if (isLast || (error instanceof PaypalRefusal && error.status < 500)) throw error;
      });
      if (response && (isLast || !isTemporary(response))) return read(response, schema);
      await response?.body?.cancel();
      if (response?.status !== 401) await sleep(RETRY_MS * (attempt + 1));
    }
  }

  /** Sends a request once. A token that PayPal refuses is forgotten, unless another request has replaced it already. */
  async #attempt(request: PaypalRequest): Promise<Response> {
    const token = await this.#getToken();
    const response = await this.#send(request, token);
    if (response.status === 401 && this.#token?.value === token) this.#token = undefined;
    return response;
  }

  #send({ method, path, body, requestId }: PaypalRequest, token: string): Promise<Response> {
    return this.#fetch(path, {
      method,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        ...(requestId !== undefined && { 'paypal-request-id': requestId }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  }

  #fetch(path: string, init: RequestInit): Promise<Response> {
    const signal = AbortSignal.timeout(this.#timeoutMs);
    // Redirects are errors, so that secrets are only sent to PayPal.
    return fetch(new URL(path, this.options.apiUrl), { ...init, redirect: 'error', signal });
  }

  /** Returns the token. Requests that need a new token at the same time share one. */
  async #getToken(): Promise<string> {
    if (this.#token && this.options.clock.now().getTime() < this.#token.expiresAt) return this.#token.value;
    this.#asking ??= this.#askForToken().finally(() => {
      this.#asking = undefined;
    });
    return this.#asking;
  }

  async #askForToken(): Promise<string> {
    const { clientId, clientSecret, clock } = this.options;
    const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const response = await this.#fetch('/v1/oauth2/token', {
      method: 'POST',
      headers: { accept: 'application/json', authorization: `Basic ${credentials}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    const { access_token: value, expires_in: seconds } = await read(response, tokenSchema);
    const lifeSec = seconds - Math.min(MARGIN_SEC, seconds / 10);
    this.#token = { value, expiresAt: clock.now().getTime() + lifeSec * 1000 };
    return value;
  }
}

const isTemporary = ({ status }: Response): boolean => status >= 500 || status === 401 || status === 429;

async function read<Result>(response: Response, schema: z.ZodType<Result>): Promise<Result> {
  const text = await response.text();
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  if (response.ok) return schema.parse(body);
  const { name, details } = errorSchema.catch({}).parse(body);
  throw new PaypalRefusal(response.status, details?.[0]?.issue ?? name ?? 'unknown');
}

/** Returns the response to a request, or undefined if PayPal doesn't have the requested object. */
export async function orMissing<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof PaypalRefusal && error.status === 404) return undefined;
    throw error;
  }
}

/** Waits for a request, and ignores a refusal for one of these reasons. */
export async function unless(work: Promise<unknown>, ...issues: string[]): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (error instanceof PaypalRefusal && issues.includes(error.issue)) return;
    throw error;
  }
}
