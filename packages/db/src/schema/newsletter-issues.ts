import { LIMITS } from '@longreturn/contract/limits';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid, varchar } from 'drizzle-orm/pg-core';
import { moment, tsvector } from './columns.ts';
import { episodes } from './episodes.ts';

/**
 * Newsletter issues. An issue is emailed once to the subscribers of its edition, and is in the archive from then on.
 */
export const newsletterIssues = pgTable(
  'newsletter_issues',
  {
    id: uuid('id').primaryKey(),
    edition: text('edition', { enum: ['episodes', 'articles', 'daily-highlights', 'quarterly-summaries'] }).notNull(),
    title: text('title').notNull(),
    slug: varchar('slug', { length: LIMITS.slug }).notNull().unique('newsletter_issues_slug_unique'),
    excerpt: text('excerpt').notNull(),
    bodyRichtext: text('body_richtext').notNull(),
    readingMinutes: integer('reading_minutes').notNull(),
    /** Null for a draft. */
    sentAt: moment('sent_at'),
    /** The number of emails that were queued; null for a draft. */
    recipients: integer('recipients'),
    /** When the site sends the issue; null if an admin sends it or if it waits for an episode. */
    scheduledFor: moment('scheduled_for'),
    /** The episode whose publication sends the issue. */
    episodeId: uuid('episode_id').references(() => episodes.id, { onDelete: 'set null' }),
    /**
     * Only subscribers with one of these tags get the issue. If the list is empty, all subscribers of the edition do.
     */
    segmentTags: text('segment_tags').array().notNull().default(sql`'{}'::text[]`),
    /** For a digest, the day or quarter that it covers, such as '2026-11-21' or '2026-Q3'; null for other issues. */
    period: text('period'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** The title (weight A), excerpt (B) and body (C). A search includes the body only if the reader has access. */
    search: tsvector('search').notNull().default(sql`''::tsvector`),
  },
  (table) => [
    check(
      'newsletter_issues_edition_known',
      sql`${table.edition} in ('episodes', 'articles', 'daily-highlights', 'quarterly-summaries')`,
    ),
    check('newsletter_issues_slug_form', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('newsletter_issues_reading_minutes_positive', sql`${table.readingMinutes} >= 1`),
    check('newsletter_issues_sent_whole', sql`(${table.sentAt} is null) = (${table.recipients} is null)`),
    unique('newsletter_issues_one_per_period').on(table.edition, table.period),
    index('newsletter_issues_sent').on(table.sentAt.desc(), table.id.desc()),
    index('newsletter_issues_edition').on(table.edition, table.sentAt.desc(), table.id.desc()),
    index('newsletter_issues_scheduled').on(table.scheduledFor).where(sql`${table.sentAt} is null`),
    index('newsletter_issues_episode').on(table.episodeId),
    index('newsletter_issues_search').using('gin', table.search),
    index('newsletter_issues_title_trigrams').using('gin', table.title.op('gin_trgm_ops')),
    index('newsletter_issues_created').on(table.createdAt.desc(), table.id.desc()),
  ],
);
