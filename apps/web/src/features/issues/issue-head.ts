import type { IssuePage } from '@longreturn/contract/newsletter-issue';
import { pageHead } from '../../lib/page-head.ts';
import { cardImage } from '../../lib/page-image.ts';
import { stringifySearch } from '../../lib/search-schema.ts';
import type { PageSite } from '../../lib/use-site.ts';
import { textPageHead } from '../articles/text-page-head.ts';
import type { IssueFilter } from './issue-filter.ts';

/** Returns the head of an issue's page. The site is the author. */
export function issueHead(issue: IssuePage, site: PageSite) {
  const { slug, sentAt, bodyRichtext } = issue;
  const path = `/newsletter${stringifySearch({ issue: slug })}`;
  return textPageHead(
    { ...issue, publishedAt: sentAt, path, image: cardImage(`/og/issues/${slug}.png`), html: bodyRichtext },
    site,
  );
}

/** Returns the head of the archive. Search engines index only its first, unfiltered page. */
export function archiveHead(filter: IssueFilter, site: PageSite) {
  const isWhole = filter.archive === 'all' && !filter.cursor && !filter.steps;
  const place = isWhole ? { path: '/newsletter?archive=all' } : { path: '/newsletter', filter };
  return pageHead({ ...ISSUE_ARCHIVE, ...place, ...site });
}

/** Title and description of the archive. */
export const ISSUE_ARCHIVE = {
  title: 'Newsletter archive',
  description: 'Every newsletter issue as we sent it, newest first. Issues for members are marked.',
} as const;
