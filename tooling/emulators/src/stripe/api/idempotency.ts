import { StripeError } from './stripe-error.ts';

/** A response as it was sent. */
export interface StoredAnswer {
  status: number;
  body: string;
}

interface Attempt {
  /** Method, path and parameters of the first request. */
  fingerprint: string;
  /** Undefined while the first request is still running. */
  answer?: StoredAnswer;
}

/** The idempotency keys of POST requests: a second request with a key gets the response of the first request. */
export class Idempotency {
  readonly #attempts = new Map<string, Attempt>();

  /**
   * Returns the response to replay, or undefined for a new key. Throws if the key was used for a different request, or
   * if the first request with the key is still running.
   */
  begin(key: string, fingerprint: string): StoredAnswer | undefined {
    const attempt = this.#attempts.get(key);
    if (!attempt) {
      this.#attempts.set(key, { fingerprint });
      return undefined;
    }
    if (attempt.fingerprint !== fingerprint) {
      const message = `Keys for idempotent requests can only be used with the same parameters (key '${key}').`;
      throw new StripeError(400, message, { type: 'idempotency_error' });
    }
    if (attempt.answer) return attempt.answer;
    const message = `Another request with the key '${key}' is in progress.`;
    throw new StripeError(409, message, { type: 'idempotency_error', code: 'idempotency_key_in_use' });
  }

  /**
   * Stores the response if the request succeeded or the card was declined (402). After any other error, the key counts
   * as new.
   */
  end(key: string, answer: StoredAnswer): void {
    const attempt = this.#attempts.get(key);
    if (answer.status >= 400 && answer.status !== 402) this.#attempts.delete(key);
    else if (attempt) attempt.answer = answer;
  }
}
