import type { Edition } from '@longreturn/contract/newsletter';
import type { Db } from '@longreturn/db/database';
import { newsletterIssues } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { htmlForMail } from '../../content/html/html-for-mail.ts';
import type { IssueRow } from './issue-row.ts';

/** The template data of an issue's email. */
export interface IssueContent {
  edition: Edition;
  title: string;
  excerpt: string;
  /** Sanitised, with absolute URLs. */
  html: string;
  /** The URL of the issue in the archive. */
  link: string;
}

/** Reads an issue. Returns undefined if it doesn't exist. */
export async function findIssue(db: Db, id: string): Promise<IssueRow | undefined> {
  const [row] = await db.select().from(newsletterIssues).where(eq(newsletterIssues.id, id));
  return row;
}

/** Returns the content of an issue's email; its links start with `origin`. */
export function issueContent(origin: string, { edition, title, excerpt, slug, bodyRichtext }: IssueRow): IssueContent {
  const link = `${origin}/newsletter?issue=${slug}`;
  return { edition, title, excerpt, html: htmlForMail(bodyRichtext, link), link };
}
