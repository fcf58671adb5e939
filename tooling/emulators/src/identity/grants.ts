import { createHash, randomBytes } from 'node:crypto';
import type { Fault } from './fault.ts';
import type { Person } from './person.ts';

/** What a code stands for until it is exchanged. */
export interface Grant {
  person: Person;
  nonce: string | undefined;
  codeChallenge: string | undefined;
  redirectUri: string;
  fault: Fault | undefined;
}

const LIFETIME_MS = 300_000;

/** Codes that were handed out; each is good once, for five minutes. */
export class Grants {
  readonly #grants = new Map<string, Grant & { until: number }>();

  issue(grant: Grant): string {
    const code = randomBytes(24).toString('base64url');
    this.#grants.set(code, { ...grant, until: Date.now() + LIFETIME_MS });
    return code;
  }

  /** The grant of a code, which it ends; undefined when code, return address or PKCE's verifier does not fit. */
  redeem(form: URLSearchParams): Grant | undefined {
    const code = form.get('code') ?? '';
    const grant = this.#grants.get(code);
    this.#grants.delete(code);
    if (!grant || grant.until < Date.now() || form.get('grant_type') !== 'authorization_code') return undefined;
    if (form.get('redirect_uri') !== grant.redirectUri) return undefined;
    if (grant.codeChallenge !== undefined && challengeOf(form.get('code_verifier')) !== grant.codeChallenge)
      return undefined;
    return grant;
  }
}

const challengeOf = (verifier: string | null): string =>
  createHash('sha256')
    .update(verifier ?? '')
    .digest('base64url');
