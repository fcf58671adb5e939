import { createHash, randomBytes } from 'node:crypto';
import type { Fault } from './fault.ts';
import type { Person } from './person.ts';

/** The data of an authorization code, stored until the code is exchanged for tokens. */
export interface Grant {
  person: Person;
  nonce: string | undefined;
  codeChallenge: string | undefined;
  redirectUri: string;
  fault: Fault | undefined;
}

const LIFETIME_MS = 300_000;

/** Stores the issued codes. Each code works once, within five minutes. */
export class Grants {
  readonly #grants = new Map<string, Grant & { until: number }>();

  issue(grant: Grant): string {
    const code = randomBytes(24).toString('base64url');
    this.#grants.set(code, { ...grant, until: Date.now() + LIFETIME_MS });
    return code;
  }

  /** Redeems a code. Returns its grant, or undefined if the code, redirect URI or PKCE verifier doesn't match. */
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
