import { createSign, createVerify, generateKeyPairSync, randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { WebhookEvent } from '../payments/webhook-sender.ts';
import { timeText } from './paypal-account.ts';

/** The values of a webhook's headers, under the field names that a verification request uses. */
export interface Transmission {
  auth_algo: string;
  cert_url: string;
  transmission_id: string;
  transmission_sig: string;
  transmission_time: string;
}

const ALGORITHM = 'SHA256withRSA';

/** Signs webhooks with PayPal's headers, and verifies its own signatures. */
export class WebhookSigner {
  readonly #keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  readonly #webhookId: string;
  readonly #certUrl: () => string;

  constructor(webhookId: string, certUrl: () => string) {
    this.#webhookId = webhookId;
    this.#certUrl = certUrl;
  }

  readonly sign = ({ body }: WebhookEvent, at: number): Record<string, string> => {
    const id = randomUUID();
    const time = timeText(at);
    const signed = createSign('sha256').update(this.#signedText(id, time, body));
    return {
      'paypal-auth-algo': ALGORITHM,
      'paypal-auth-version': 'v2',
      'paypal-cert-url': this.#certUrl(),
      'paypal-transmission-id': id,
      'paypal-transmission-sig': signed.sign(this.#keys.privateKey, 'base64'),
      'paypal-transmission-time': time,
      'user-agent': 'PayPal/AUHD-214.0-58391792',
    };
  };

  /** Returns whether this stand-in signed an event for the webhook with this ID. `event` is the event's exact text. */
  verifies(transmission: Transmission, webhookId: string, event: string): boolean {
    const { auth_algo, cert_url, transmission_id, transmission_sig, transmission_time } = transmission;
    if (webhookId !== this.#webhookId || auth_algo !== ALGORITHM || cert_url !== this.#certUrl()) return false;
    const text = this.#signedText(transmission_id, transmission_time, event);
    return createVerify('sha256').update(text).verify(this.#keys.publicKey, transmission_sig, 'base64');
  }

  #signedText(id: string, time: string, body: string): string {
    return [id, time, this.#webhookId, crc32(body)].join('|');
  }
}
