import type { IssuePage } from '@longreturn/contract/newsletter-issue';
import { slugSchema } from '@longreturn/contract/scalars';
import { newsletterIssues } from '@longreturn/db/schema';
import { and, eq, ne } from 'drizzle-orm';
import { AppError } from '../../app-error.ts';
import type { ReaderKind } from '../../content/reader-kind.ts';
import type { Deps } from '../../deps.ts';
import { inOrder } from '../../lists/order.ts';
import { type IssueCardRow, isSent, issueCardColumns, LAST_SENT_FIRST, presentIssueCard } from './present-issue.ts';

const MAX_OTHERS = 3;

/**
 * Returns the page of a sent issue. If the reader has no access to a members' edition, the issue has no body
 * (docs/product.md, Premium). Throws issue.unknown.
 */
export async function getIssuePage({ db }: Pick<Deps, 'db'>, reader: ReaderKind, slug: string): Promise<IssuePage> {
  if (!slugSchema.safeParse(slug).success) throw new AppError('issue.unknown');
  const [found] = await db
    .select({ ...issueCardColumns, bodyRichtext: newsletterIssues.bodyRichtext })
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

/** Returns the three other issues of the same edition that were sent last. */
async function findOthers(db: Deps['db'], { id, edition }: IssueCardRow): Promise<IssueCardRow[]> {
  return db
    .select(issueCardColumns)
    .from(newsletterIssues)
    .where(and(isSent(), eq(newsletterIssues.edition, edition), ne(newsletterIssues.id, id)))
    .orderBy(...inOrder(LAST_SENT_FIRST))
    .limit(MAX_OTHERS);
}
