import type { Db } from '@longreturn/db/database';
import type { MailContent } from './mail/mail.ts';
import type { Clock, Ids, Jobs, Logger, Mailer, OutgoingMail, Passwords, SiteContent } from './ports.ts';

/** Everything a use case may touch. A function asks for its part: `Pick<Deps, 'db' | 'clock'>`. */
export interface Deps {
  db: Db;
  clock: Clock;
  ids: Ids;
  logger: Logger;
  passwords: Passwords;
  jobs: Jobs;
  siteContent: SiteContent;
  /** The site's origin, without a slash at its end: links in mails begin with it. */
  origin: string;
  /** Where what visitors write to the team arrives. */
  deskEmail: string;
  /**
   * Drops what this process has made of public content; called after a write to it is committed and before the writer is
   * answered. Programs that keep no copies go without.
   */
  dropContentCopies?: () => void;
  /** Raises every limit, for load tests (design §3, RATE_LIMIT_MULTIPLIER). */
  rateLimitMultiplier: number;
}

/** What the handlers of jobs may use besides. */
export interface JobDeps extends Deps {
  mailer: Mailer;
  /** Renders the template of the email's kind, signed with the site's name. */
  renderMail(content: MailContent, siteName: string): Promise<Pick<OutgoingMail, 'subject' | 'html' | 'text'>>;
}
