import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

/** An event as it is sent: `body` is the exact text that is signed. */
export interface WebhookEvent {
  id: string;
  type: string;
  body: string;
}

/** An attempt to deliver an event. The status is 0 if there was no response. */
export interface Delivery {
  id: string;
  type: string;
  status: number;
  /** The time until the response, in milliseconds. */
  ms: number;
}

const webhookSettingsSchema = z.object({
  /** The site's webhook URL. Without one, events are only recorded. */
  url: z.string().optional(),
  /** How many times each event is sent. */
  copies: z.number(),
  delayMs: z.number(),
  /** Whether events are sent one after the other, all at once, or only when they are released. */
  sending: z.enum(['inOrder', 'parallel', 'held']),
  /** The types that are never sent; '*' stands for all types. */
  dropped: z.array(z.string()),
  /** The age of the signature's time stamp. With a negative age, the time stamp is in the future. */
  signatureAgeMs: z.number(),
  /** How many times a delivery without a 2xx response is repeated. */
  retries: z.number(),
  /** The time between a failed delivery and its repetition. */
  retryDelayMs: z.number(),
});
type WebhookSettings = z.infer<typeof webhookSettingsSchema>;
export const webhookChangeSchema = webhookSettingsSchema.partial();

const DEFAULTS: WebhookSettings = {
  copies: 1,
  delayMs: 0,
  sending: 'inOrder',
  dropped: [],
  signatureAgeMs: 0,
  retries: 0,
  retryDelayMs: 1000,
};
const LIMIT_MS = 30_000;

/** Returns the headers that the vendor sends with a delivery. `at` is the time of the signature in milliseconds. */
export type SignWebhook = (event: WebhookEvent, at: number) => Record<string, string>;

/** Sends a vendor's webhooks. By default, sends each webhook once and without delay, one after the other. */
export class WebhookSender {
  settings: WebhookSettings;
  /** All events, including those that were dropped. */
  readonly events: WebhookEvent[] = [];
  readonly deliveries: Delivery[] = [];
  readonly #sign: SignWebhook;
  #held: WebhookEvent[] = [];
  #last: Promise<unknown> = Promise.resolve();
  readonly #stop = new AbortController();

  constructor(sign: SignWebhook, url: string | undefined) {
    this.#sign = sign;
    this.settings = { ...DEFAULTS, ...(url !== undefined && { url }) };
  }

  change(settings: z.input<typeof webhookChangeSchema>): void {
    this.settings = webhookSettingsSchema.parse({ ...this.settings, ...settings });
  }

  emit(event: WebhookEvent): void {
    this.events.push(event);
    const { dropped, copies, sending } = this.settings;
    if (dropped.includes('*') || dropped.includes(event.type)) return;
    if (sending === 'held') this.#held.push(event);
    else for (let copy = 0; copy < copies; copy += 1) this.#queue(event);
  }

  /** Sends the held events, and stops holding events. */
  release(order: 'created' | 'reversed' = 'created'): void {
    const held = this.#held;
    this.#held = [];
    this.change({ sending: 'inOrder' });
    const { copies } = this.settings;
    for (const event of order === 'reversed' ? held.toReversed() : held) {
      for (let copy = 0; copy < copies; copy += 1) this.#queue(event);
    }
  }

  /** Sends an event again, with a new signature. */
  resend(id: string): void {
    const event = this.events.find((event) => event.id === id);
    if (!event) throw new Error(`no such event: ${id}`);
    this.#queue(event);
  }

  /** Waits until every queued event has been delivered or has failed. */
  async settled(): Promise<void> {
    let last: unknown;
    while (last !== this.#last) {
      last = this.#last;
      await last;
    }
  }

  /** Aborts the deliveries that are under way. */
  close(): void {
    this.#stop.abort();
  }

  #queue(event: WebhookEvent): void {
    const before = this.#last;
    const sent = this.settings.sending === 'parallel' ? this.#deliver(event) : before.then(() => this.#deliver(event));
    this.#last = Promise.all([before, sent]);
  }

  async #deliver(event: WebhookEvent): Promise<void> {
    const { url, delayMs, retries, retryDelayMs } = this.settings;
    if (url === undefined) return;
    for (let tries = 0; tries <= retries && !this.#stop.signal.aborted; tries += 1) {
      await this.#wait(tries === 0 ? delayMs : retryDelayMs);
      const begun = performance.now();
      const status = await this.#post(url, event);
      this.deliveries.push({ id: event.id, type: event.type, status, ms: performance.now() - begun });
      if (status >= 200 && status < 300) return;
    }
  }

  async #wait(ms: number): Promise<void> {
    if (ms > 0) await sleep(ms, undefined, { signal: this.#stop.signal }).catch(() => {});
  }

  async #post(url: string, event: WebhookEvent): Promise<number> {
    const headers = this.#sign(event, Date.now() - this.settings.signatureAgeMs);
    const signal = AbortSignal.any([this.#stop.signal, AbortSignal.timeout(LIMIT_MS)]);
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
        body: event.body,
        redirect: 'manual',
        signal,
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return 0;
    }
  }
}
