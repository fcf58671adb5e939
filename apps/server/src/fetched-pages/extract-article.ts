import type { ArticleOfPage } from '@longreturn/core/ports';
import type { FetchedPage } from '@longreturn/providers/pages/fetch-page';
import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';

type PageDocument = ReturnType<typeof parseHTML>['document'];

/**
 * The maximum number of elements in a page, three times as many as pages with long articles have. Readability's own
 * limit doesn't work with linkedom.
 */
const MAX_ELEMENTS = 30_000;

/** Articles of the site have two levels of headings, so deeper headings become h3. */
const DEEP_HEADINGS = /<(\/?)h[4-6](?=[\s>])/gi;

/**
 * Finds the article of a page, without navigation, advertising and comments. The article's HTML has absolute URLs, but
 * isn't sanitised. Returns undefined if the page has no article or too many elements. Only the child process calls
 * this function.
 */
export function extractArticle({ url, html }: FetchedPage): ArticleOfPage | undefined {
  const { document } = parseHTML(/<html[\s>]/i.test(html) ? html : `<html><head></head><body>${html}</body></html>`);
  if (document.querySelectorAll('*').length > MAX_ELEMENTS) return undefined;
  setBase(document, url);
  // A horizontal rule of the page could be mistaken for a members break.
  for (const line of document.querySelectorAll('hr')) line.remove();
  const found = new Readability(document).parse();
  if (!found?.content) return undefined;
  return {
    title: found.title ?? '',
    excerpt: found.excerpt ?? '',
    html: found.content.replaceAll(DEEP_HEADINGS, '<$1h3'),
  };
}

/** Sets the URL to which the links of a page are relative: the URL in its `base` element, or else the page's URL. */
function setBase(document: PageDocument, url: string): void {
  const given = document.querySelector('base')?.getAttribute('href') ?? '';
  const base = document.createElement('base');
  base.setAttribute('href', URL.canParse(given, url) ? new URL(given, url).href : url);
  for (const old of document.querySelectorAll('base')) old.remove();
  document.head.prepend(base);
}
