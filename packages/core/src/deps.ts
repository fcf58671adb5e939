import type { Db } from '@longreturn/db/database';
import type { MailContent } from './mail/mail.ts';
import type { PaymentProviders } from './membership/payment-provider.ts';
import type {
  AudioTools,
  Clock,
  FeedHub,
  Ids,
  Jobs,
  Logger,
  Mailer,
  MediaTools,
  ObjectStore,
  OutgoingMail,
  PageFetcher,
  Passwords,
  SampleAudio,
  ShowReader,
  SiteContent,
} from './ports.ts';

/** The dependencies of use cases. A function declares only those that it needs: `Pick<Deps, 'db' | 'clock'>`. */
export interface Deps {
  db: Db;
  clock: Clock;
  ids: Ids;
  logger: Logger;
  passwords: Passwords;
  jobs: Jobs;
  siteContent: SiteContent;
  pageFetcher: PageFetcher;
  feedHub: FeedHub;
  /** Renders an email with the template of its kind. The email is signed with the site's name. */
  renderMail(content: MailContent, siteName: string): Promise<Pick<OutgoingMail, 'subject' | 'html' | 'text'>>;
  /** Stores the files of the media library, the audio of episodes, and uploads. */
  objects: ObjectStore;
  mediaTools: MediaTools;
  sampleAudio: SampleAudio;
  audioTools: AudioTools;
  showReader: ShowReader;
  /** The payment providers that are configured. */
  payments: PaymentProviders;
  /** The site's origin without a trailing slash; links in emails start with it. */
  origin: string;
  /** All origins under which the site can be reached, including `origin`. */
  origins: readonly string[];
  /** The email address that receives contact messages. */
  deskEmail: string;
  /**
   * Drops this process's cached public content. Called after a write is committed and before its response is sent.
   * Undefined in programs that cache nothing.
   */
  dropContentCopies?: () => void;
  /** The factor by which every rate limit is multiplied, for load tests (the variable RATE_LIMIT_MULTIPLIER). */
  rateLimitMultiplier: number;
}

/** The additional dependencies of job handlers. */
export interface JobDeps extends Deps {
  mailer: Mailer;
}

/**
 * Runs `work` in a transaction and returns its result. `work` gets the same deps, with the transaction as `db`. An
 * exception rolls the transaction back.
 */
export async function inTransaction<Given extends Pick<Deps, 'db'>, Result>(
  deps: Given,
  work: (deps: Given) => Promise<Result>,
): Promise<Result> {
  return deps.db.transaction((tx) => work({ ...deps, db: tx }));
}
