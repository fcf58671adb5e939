import { doiUrl } from '@longreturn/contract/doi';
import type { Source } from '@longreturn/contract/sources';

/** Returns the property `citation` of a page's structured data, or nothing if the page cites no source. */
export function citationsOf(sources: readonly Source[]): { citation?: object[] } {
  if (sources.length === 0) return {};
  return {
    citation: sources.map(({ doi, paper }) => ({
      '@type': 'ScholarlyArticle',
      '@id': doiUrl(doi),
      ...(paper && { name: paper.title, datePublished: String(paper.year) }),
    })),
  };
}
