import type { IdentityProviderName } from '@longreturn/contract/account';
import type { Biographies, LegalPage, LegalPageName, Site } from '@longreturn/contract/site';
import type { Db } from '@longreturn/db/database';
import type { JobData } from './jobs/job-kinds.ts';

/** The site's clock. The server implements this port and the other ports in this file; tests replace them. */
export interface Clock {
  now(): Date;
}

/** Creates UUIDv7s, which are ordered by creation time. */
export interface Ids {
  next(): string;
}

export interface Logger {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Hashes passwords, slowly and off the main thread. */
export interface Passwords {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
  /** Returns whether the hash was created with weaker parameters than the current ones. */
  isOutdated(hash: string): boolean;
}

/** Reads the texts that the site's owner can edit. A change to any of them raises the content version. */
export interface SiteContent {
  site(): Promise<Site>;
  /** Returns the hosts' biographies by slug. */
  biographies(): Promise<Biographies>;
  legalPage(page: LegalPageName): Promise<LegalPage>;
}

/** An outgoing email to one recipient. */
export interface OutgoingMail {
  to: string;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
}

/** A permanent delivery failure: the mail server rejected the email address ('address') or the message ('message'). */
export interface MailRefusal {
  because: 'address' | 'message';
  responseCode: number;
}

export type MailOutcome = { is: 'accepted' } | ({ is: 'refused' } & MailRefusal);

/** Sends emails. `send` rejects if the email was not sent and a retry may succeed. */
export interface Mailer {
  send(mail: OutgoingMail): Promise<MailOutcome>;
}

/** Queues jobs. Each job runs later, at least once. */
export interface Jobs {
  /**
   * Queues a job on the given connection or transaction. In a transaction, the job runs only if the transaction
   * commits.
   */
  send<Name extends keyof JobData>(db: Db, name: Name, data: JobData[Name]): Promise<void>;
  /** Queues many jobs of a kind in the same way. */
  sendMany<Name extends keyof JobData>(db: Db, name: Name, data: readonly JobData[Name][]): Promise<void>;
  /**
   * Returns the emails that failed after their last retry or were permanently rejected, 100 at most. Newsletter issues
   * come last; among the others and among the issues, the newest come first.
   */
  failedMails(): Promise<{ id: string; kind: string; failedAt: Date; reason: string }[]>;
}

/** A user's identity at a provider, from a token whose signature was verified. */
export interface Identity {
  provider: IdentityProviderName;
  /** The provider's ID for the user, which never changes. */
  subject: string;
  email: string;
  emailVerified: boolean;
  /** Undefined if the provider didn't send a name. Apple sends it only at the first sign-in. */
  name: string | undefined;
}

/** The secrets of a sign-in attempt, stored in the browser until the provider redirects back. */
export interface SignInAttempt {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** A provider that identifies users with OpenID Connect. */
export interface IdentityProvider {
  name: IdentityProviderName;
  /** Returns the provider's URL to which the browser is redirected. */
  authorizationUrl(attempt: SignInAttempt): Promise<URL>;
  /**
   * Exchanges the code for the user's identity. `user` contains the name; Apple sends it only at the first sign-in.
   * Throws identity.refused if the response is invalid, and identity.unavailable if the provider doesn't respond.
   */
  identify(attempt: SignInAttempt, response: { code: string; user?: string }): Promise<Identity>;
}
