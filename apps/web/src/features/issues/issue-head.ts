import type { IssuePage } from '@longreturn/contract/newsletter-issue';
import type { PageSite } from '../../lib/page-site.ts';
import { stringifySearch } from '../../lib/search-params.ts';
import { textPageHead } from '../articles/text-page-head.ts';

/** Returns the head of an issue's page. The site is the author. */
export function issueHead(issue: IssuePage, site: PageSite) {
  const { slug, sentAt, bodyRichtext } = issue;
  const path = `/newsletter${stringifySearch({ issue: slug })}`;
  return textPageHead(
    { ...issue, publishedAt: sentAt, path, image: `/og/issues/${slug}.png`, html: bodyRichtext },
    site,
  );
}
