import type { Readable } from 'node:stream';
import type { IdentityProviderName } from '@longreturn/contract/account';
import type { AudioType, Chapter, Cue, RenditionKind } from '@longreturn/contract/listening';
import type { VariantFormat } from '@longreturn/contract/media-files';
import type { About, Speaking } from '@longreturn/contract/page-texts';
import type { Podcast } from '@longreturn/contract/podcast';
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

/** Reads the texts that the site's owner can edit. A change to any of them increments the content version. */
export interface SiteContent {
  site(): Promise<Site>;
  /** Returns the hosts' biographies by slug. */
  biographies(): Promise<Biographies>;
  /** Returns what podcast directories read about the show. */
  podcast(): Promise<Podcast>;
  about(): Promise<About>;
  speaking(): Promise<Speaking>;
  legalPage(page: LegalPageName): Promise<LegalPage>;
}

/** The article on a page of another site. Its HTML isn't sanitised. */
export interface ArticleOfPage {
  title: string;
  excerpt: string;
  html: string;
}

/** Reads articles of other sites. */
export interface PageFetcher {
  /**
   * Fetches a page and finds its article, within five seconds. Throws page.unreadable if this fails or if the URL leads
   * to a private network, and service.unavailable if too many pages are being fetched.
   */
  fetchArticle(url: string): Promise<ArticleOfPage>;
}

/** Reports changes of a feed to a WebSub hub, which notifies the feed's subscribers. */
export interface FeedHub {
  /** Reports a change. Rejects if the hub doesn't accept it; the error's message contains no URL. */
  report(hubUrl: string, feedUrl: string): Promise<void>;
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
   * Returns the emails that failed after their last retry or were permanently rejected, 100 at most, newest first.
   * Newsletter issues come after all other emails.
   */
  failedMails(): Promise<{ id: string; kind: string; failedAt: Date; reason: string }[]>;
  /**
   * Queues a failed email again, on the given connection or transaction. Returns its kind, or undefined if there is no
   * failed email with this ID.
   */
  retryFailedMail(db: Db, id: string): Promise<string | undefined>;
  /** Removes a failed email without queueing it again. Returns the same as `retryFailedMail`. */
  dismissFailedMail(db: Db, id: string): Promise<string | undefined>;
  /** Returns the state of each queue. */
  queueStates(): Promise<QueueState[]>;
}

/** The state of a queue of jobs. */
export interface QueueState {
  name: string;
  waiting: number;
  running: number;
  /** Jobs that failed permanently within the last day. */
  failedLastDay: number;
  /** When the latest of these jobs failed. */
  lastFailureAt: Date | null;
  /** Null if no job succeeded within the last day. */
  lastSuccessAt: Date | null;
  /** When the schedule queues the next job; null without a schedule. */
  nextRunAt: Date | null;
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

/** Stores objects by key. A key is slash-separated words of letters, digits, hyphens and dots. */
export interface ObjectStore {
  /** Stores an object, whole or not at all. An object with the same key is replaced. */
  put(key: string, body: Readable, about: { contentType: string; bytes: number }): Promise<void>;
  /** Streams an object or a range of its bytes, both ends included. Returns undefined if there is none. */
  get(key: string, range?: { start: number; end: number }): Promise<Readable | undefined>;
  /** Returns the size of an object, or undefined if there is none. */
  head(key: string): Promise<{ bytes: number } | undefined>;
  /** Copies an object inside the store, whole or not at all. Its bytes don't pass through this process. */
  copy(from: string, to: string, about: { contentType: string }): Promise<void>;
  /** Deletes an object if there is one. */
  delete(key: string): Promise<void>;
  /** Lists the objects whose key starts with the prefix, which ends with a slash. */
  list(prefix: string): AsyncIterable<{ key: string; modifiedAt: Date }>;
  /**
   * Returns a URL to which a client can PUT exactly this many bytes with exactly this content type. Only a store that
   * clients can reach has this method.
   */
  presignPut?(key: string, about: { contentType: string; bytes: number; expiresInSec: number }): Promise<string>;
  /**
   * Returns a URL from which a client can GET the object or a range of it, with these headers in the response. Only a
   * store that clients can reach has this method.
   */
  presignGet?(
    key: string,
    about: { contentType: string; contentDisposition: string; expiresInSec: number },
  ): Promise<string>;
  /**
   * Deletes the parts of uploads that began before the time `before` and were never completed. Only a store that keeps
   * such parts has this method.
   */
  deleteUnfinished?(prefix: string, before: Date): Promise<void>;
  /** Returns the path of an object's file. Only a store on this machine has this method. */
  fileOf?(key: string): string;
}

/** The type and duration of an audio file. */
export interface AudioFacts {
  contentType: AudioType;
  durationSec: number;
}

/** Reads audio files that are in the object store. */
export interface AudioTools {
  /**
   * Reads the type and duration of a file. Throws upload.audio if the site doesn't accept the type, and upload.damaged
   * if the file can't be read.
   */
  inspect(key: string): Promise<AudioFacts>;
  /** Returns the title in the tags of a file, or null if there is none. */
  readTitle(key: string): Promise<string | null>;
  /** Measures the loudness (0 to 100) of equally long parts. Returns null if the file can't be decoded. */
  measurePeaks(key: string): Promise<number[] | null>;
}

/** A file in temporary storage. Disposing it deletes it. */
export interface TemporaryFile extends AsyncDisposable {
  bytes: number;
  open(): Readable;
}

/** A received file. `contentType` is determined from the first bytes; undefined if the type is unknown. */
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
  /** Stores a stream in a temporary file. Throws body.too_large if it has more than `maxBytes` bytes. */
  receive(body: Readable, maxBytes: number): Promise<ReceivedFile>;
  /**
   * Re-encodes an image in its own format, upright and without metadata (location, camera, comments). Throws
   * upload.type if the image can't be decoded, and picture.too_complex if it has too many pixels, frames or scans.
   */
  clean(image: TemporaryFile): Promise<PlainImage>;
  /** Creates a copy of an image with this width in pixels. Throws as `clean` does. */
  resize(image: TemporaryFile, variant: { format: VariantFormat; width: number }): Promise<PlainImage>;
}

/** A rendition of a sample episode. */
export interface SampleRendition {
  /** The episode's slug. */
  slug: string;
  kind: RenditionKind;
  bytes: number;
  durationSec: number;
  peaks: number[];
  chapters: Chapter[] | null;
  transcript: Cue[];
  /** Opens the MP3 file. */
  open(): Readable;
}

/** Finds the audio of the sample episodes, which the build creates. */
export interface SampleAudio {
  /** Returns no renditions if the audio has not been built. */
  list(): Promise<SampleRendition[]>;
}

/** A show as its feed describes it. All texts are untrusted: they may be empty, huge or contain HTML. */
export interface Show {
  title: string;
  items: ShowItem[];
}

/** An item of a feed: an episode of the show. */
export interface ShowItem {
  guid: string | undefined;
  title: string | undefined;
  /** The longest notes of the item, as HTML or plain text. */
  notes: string | undefined;
  date: string | undefined;
  /** Seconds or h:mm:ss. */
  duration: string | number | undefined;
  enclosure: { url: string; type: string | undefined; bytes: number | undefined } | undefined;
  chaptersUrl: string | undefined;
  transcripts: { url: string; type: string }[];
  persons: { name: string; role: string | undefined; url: string | undefined; imageUrl: string | undefined }[];
}

/** A file of another site whose bytes have not been read yet. Disposing it ends the connection. */
export interface OpenedFile extends Disposable {
  body: Readable;
  contentType: string | undefined;
}

/** Reads the feeds of shows on other sites, and the files that they link to. */
export interface ShowReader {
  /** Parses an RSS feed. `charset` is the encoding that the response states. Throws feed.unreadable, feed.long. */
  parse(bytes: Uint8Array, charset?: string): Promise<Show> | Show;
  /** Requests a file. Throws feed.unreachable if this fails or if the URL leads to a private network. */
  open(url: string, signal: AbortSignal): Promise<OpenedFile>;
}
