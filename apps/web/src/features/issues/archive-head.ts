import { pageHead } from '../../lib/page-head.ts';
import type { PageSite } from '../../lib/page-site.ts';
import { ISSUE_ARCHIVE } from './issue-archive-texts.ts';
import type { IssueFilter } from './issue-filter.ts';

/** Returns the head of the archive. Search engines index only its first, unfiltered page. */
export function archiveHead(filter: IssueFilter, site: PageSite) {
  const isWhole = filter.archive === 'all' && !filter.cursor && !filter.steps;
  const place = isWhole ? { path: '/newsletter?archive=all' } : { path: '/newsletter', filter };
  return pageHead({ ...ISSUE_ARCHIVE, ...place, ...site });
}
