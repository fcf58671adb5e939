import type { Readable } from 'node:stream';
import type { IdentityProviderName } from '@longreturn/contract/account';
import type { VariantFormat } from '@longreturn/contract/media-files';
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
  identify(attempt: SignInAttempt, answer: { code: string; user?: string }): Promise<Identity>;
}

/** Stores objects by key. A key is words of letters, digits, hyphens and dots, separated by slashes. */
export interface ObjectStore {
  /** Stores an object, whole or not at all. An object of the same key is replaced. */
  put(key: string, body: Readable, about: { contentType: string; bytes: number }): Promise<void>;
  /** Streams an object or a part of it, both ends included. Returns undefined if there is none. */
  get(key: string, range?: { start: number; end: number }): Promise<Readable | undefined>;
  /** Returns the size of an object, or undefined if there is none. */
  head(key: string): Promise<{ bytes: number } | undefined>;
  /** Deletes an object if there is one. */
  delete(key: string): Promise<void>;
  /** Lists the objects whose key starts with the prefix, which ends with a slash. */
  list(prefix: string): AsyncIterable<{ key: string; modifiedAt: Date }>;
  /**
   * Returns a URL to which a client can PUT exactly this many bytes with exactly this content type. Only a store that
   * clients can reach has this method.
   */
  presignPut?(key: string, about: { contentType: string; bytes: number; expiresInSec: number }): Promise<string>;
}

/** A file in temporary storage. Disposing it deletes it. */
export interface TemporaryFile extends AsyncDisposable {
  bytes: number;
  open(): Readable;
}

/** A received file. `contentType` follows from its first bytes; undefined if they are of no known type. */
export interface ReceivedFile extends TemporaryFile {
  contentType: string | undefined;
}

/** An image without metadata, with its size in pixels. */
export interface PlainImage extends TemporaryFile {
  width: number;
  height: number;
  isAnimated: boolean;
}

/** Receives and converts the files of the media library. */
export interface MediaTools {
  /** Stores a stream in a temporary file. Throws body.too_large when it has more bytes. */
  receive(body: Readable, maxBytes: number): Promise<ReceivedFile>;
  /**
   * Re-encodes an image in its own format, upright and without metadata (location, camera, comments). Throws
   * upload.type if it can't be decoded, picture.too_complex if it has too many pixels, frames or scans.
   */
  clean(image: TemporaryFile): Promise<PlainImage>;
  /** Creates a copy of an image with this width in pixels. Throws as `clean` does. */
  resize(image: TemporaryFile, variant: { format: VariantFormat; width: number }): Promise<PlainImage>;
}
