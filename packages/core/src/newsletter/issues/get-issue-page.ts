import type { IssuePage } from '@longreturn/contract/newsletter-issue';
import { slugSchema } from '@longreturn/contract/scalars';
import { newsletterIssues } from '@longreturn/db/schema';
import { and, eq, ne } from 'drizzle-orm';
import { AppError } from '../../app-error.ts';
import type { ReaderKind } from '../../content/reader-kind.ts';
import type { Deps } from '../../deps.ts';
import { inOrder } from '../../lists/order.ts';
import { type IssueCardRow, isSent, issueCardRow, LAST_SENT_FIRST, presentIssueCard } from './present-issue.ts';

const OTHERS = 3;

/**
 * Returns a sent issue's page. Without access, an issue of a members' edition has no body (docs/product.md, Premium).
 * Throws issue.unknown.
 */
export async function getIssuePage({ db }: Pick<Deps, 'db'>, reader: ReaderKind, slug: string): Promise<IssuePage> {
  if (!slugSchema.safeParse(slug).success) throw new AppError('issue.unknown');
  const [found] = await db
    .select({ ...issueCardRow, bodyRichtext: newsletterIssues.bodyRichtext })
    .from(newsletterIssues)
    .where(and(eq(newsletterIssues.slug, slug), isSent()));
  if (!found) throw new AppError('issue.unknown');
  const { bodyRichtext, ...row } = found;
  const card = presentIssueCard(row, reader);
  const others = await findOthers(db, row);
  return {
    ...card,
    bodyRichtext: card.isLocked ? null : bodyRichtext,
    others: others.map((other) => presentIssueCard(other, reader)),
  };
}

/** Finds the most recently sent issues of the same edition. */
async function findOthers(db: Deps['db'], { id, edition }: IssueCardRow): Promise<IssueCardRow[]> {
  return db
    .select(issueCardRow)
    .from(newsletterIssues)
    .where(and(isSent(), eq(newsletterIssues.edition, edition), ne(newsletterIssues.id, id)))
    .orderBy(...inOrder(LAST_SENT_FIRST))
    .limit(OTHERS);
}
