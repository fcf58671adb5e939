import type { IdentityProviderName } from '@longreturn/contract/account';
import type { Biographies, LegalPage, LegalPageName, Site } from '@longreturn/contract/site';
import type { Db } from '@longreturn/db/database';
import type { JobData } from './jobs/job-kinds.ts';

/** The ports of core. The server provides the real implementations, tests provide their own. */
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

/** Reads the texts about the site that an owner edits. A change to one of them raises the content version. */
export interface SiteContent {
  site(): Promise<Site>;
  /** By the host's slug. */
  biographies(): Promise<Biographies>;
  legalPage(page: LegalPageName): Promise<LegalPage>;
}

/** The article of another site's page. Its HTML isn't sanitised. */
export interface ArticleOfPage {
  title: string;
  excerpt: string;
  html: string;
}

/** Reads articles of other sites. */
export interface PageFetcher {
  /**
   * Fetches a page and finds its article, within five seconds. Throws page.unreadable, also if the URL leads to a
   * private network, and service.unavailable if too many pages are being fetched.
   */
  fetchArticle(url: string): Promise<ArticleOfPage>;
}

/** An outgoing email to one recipient. */
export interface OutgoingMail {
  to: string;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
}

/**
 * A permanent delivery failure, with the server's code: the email address doesn't exist, or the message itself was
 * rejected.
 */
export interface MailRefusal {
  because: 'address' | 'message';
  responseCode: number;
}

export type MailOutcome = { is: 'accepted' } | ({ is: 'refused' } & MailRefusal);

/** Sends emails. Rejects if the email was not sent and a retry may succeed. */
export interface Mailer {
  send(mail: OutgoingMail): Promise<MailOutcome>;
}

/** Queues jobs, which run later, at least once. */
export interface Jobs {
  /** Queues a job on the given connection or transaction: it runs if and only if the transaction commits. */
  send<Name extends keyof JobData>(db: Db, name: Name, data: JobData[Name]): Promise<void>;
  /** Queues many jobs of a kind in the same way. */
  sendMany<Name extends keyof JobData>(db: Db, name: Name, data: readonly JobData[Name][]): Promise<void>;
  /**
   * Lists emails that failed after their last retry or were permanently rejected, newest first, newsletter issues last;
   * 100 at most.
   */
  failedMails(): Promise<{ id: string; kind: string; failedAt: Date; reason: string }[]>;
}

/** A user's identity at a provider, with a verified signature. */
export interface Identity {
  provider: IdentityProviderName;
  /** The provider's ID of the user, which never changes. */
  subject: string;
  email: string;
  emailVerified: boolean;
  /** Undefined if the provider didn't send it: Apple sends it only once. */
  name: string | undefined;
}

/** The secrets of one sign-in attempt, stored in the browser until the provider redirects back. */
export interface SignInAttempt {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** A provider that identifies users by OpenID Connect. */
export interface IdentityProvider {
  name: IdentityProviderName;
  /** Returns the URL to which the browser is redirected. */
  authorizationUrl(attempt: SignInAttempt): Promise<URL>;
  /**
   * Exchanges the code for the user's identity. Apple sends `user` with the first sign-in only. Throws identity.refused
   * if the response is invalid, identity.unavailable if the provider doesn't respond.
   */
  identify(attempt: SignInAttempt, response: { code: string; user?: string }): Promise<Identity>;
}
