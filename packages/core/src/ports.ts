import type { IdentityProviderName } from '@longreturn/contract/account';
import type { Biographies, LegalPage, LegalPageName, Site } from '@longreturn/contract/site';
import type { Db } from '@longreturn/db/database';
import type { JobData } from './jobs/job-kinds.ts';

/** What core needs from outside; the server gives the real ones, tests their own. */
export interface Clock {
  now(): Date;
}

/** Makes UUIDv7s: ordered by time of making. */
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
  /** Whether the hash was made with weaker parameters than today's. */
  isOutdated(hash: string): boolean;
}

/** Reads the texts about the site that an owner edits. A change to one of them raises the content version. */
export interface SiteContent {
  site(): Promise<Site>;
  /** By the host's slug. */
  biographies(): Promise<Biographies>;
  legalPage(page: LegalPageName): Promise<LegalPage>;
}

/** A mail as it goes out, to one address. */
export interface OutgoingMail {
  to: string;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
}

/** Why no later try can deliver a mail: its address takes none, or the message itself is refused; with the server's code. */
export interface MailRefusal {
  because: 'address' | 'message';
  responseCode: number;
}

export type MailOutcome = { is: 'accepted' } | ({ is: 'refused' } & MailRefusal);

/** Sends mails. Rejects when the mail was not sent and a later try may succeed. */
export interface Mailer {
  send(mail: OutgoingMail): Promise<MailOutcome>;
}

/** Queues jobs, which are done later, at least once. */
export interface Jobs {
  /** Queues a job of a kind on the connection or transaction given: it is done if and only if that commits. */
  send<Name extends keyof JobData>(db: Db, name: Name, data: JobData[Name]): Promise<void>;
  /** Queues many jobs the same way. */
  sendMany<Name extends keyof JobData>(db: Db, name: Name, data: readonly JobData[Name][]): Promise<void>;
  /** Lists emails that failed after their last try or were refused for good, newest first, newsletter issues last; a hundred at most. */
  failedMails(): Promise<{ id: string; kind: string; failedAt: Date; reason: string }[]>;
}

/** What a provider says of somebody, its signature checked. */
export interface Identity {
  provider: IdentityProviderName;
  /** The provider's own name for them, which never changes. */
  subject: string;
  email: string;
  emailVerified: boolean;
  /** Undefined where it was not told: Apple tells it once. */
  name: string | undefined;
}

/** The secrets of one try to sign in, kept in the reader's browser until the provider sends them back. */
export interface SignInAttempt {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Somebody else who can say who a reader is, by OpenID Connect. */
export interface IdentityProvider {
  name: IdentityProviderName;
  /** Where the reader is sent. */
  authorizationUrl(attempt: SignInAttempt): Promise<URL>;
  /**
   * Who they are, for the code that they came back with; Apple's `user` comes with the first time's form.
   * Throws identity.refused when anything does not fit, identity.unavailable when the provider does not answer.
   */
  identify(attempt: SignInAttempt, answer: { code: string; user?: string }): Promise<Identity>;
}
