import { pageHead } from '../../lib/page-head.ts';
import type { PageSite } from '../../lib/page-site.ts';
import { ISSUE_ARCHIVE } from './issue-archive-texts.ts';
import type { IssueFilter } from './issue-filter.ts';

/** Head of the archive: the whole of it is for search engines, an edition of it or a later step is not. */
export function archiveHead(filter: IssueFilter, site: PageSite) {
  const isWhole = filter.archive === 'all' && !filter.cursor && !filter.steps;
  const place = isWhole ? { path: '/newsletter?archive=all' } : { path: '/newsletter', filter };
  return pageHead({ ...ISSUE_ARCHIVE, ...place, ...site });
}
