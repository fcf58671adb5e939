import type { MediaFileType } from '@longreturn/contract/media-files';
import { pagedOptions } from '../../../lib/read-list-pages.ts';

const PAGE = 24;

interface MediaFilter {
  q?: string | undefined;
  type?: MediaFileType | undefined;
}

/** Returns the query for the files of the library, in pages of twenty-four. */
export function mediaQuery({ q, type }: MediaFilter) {
  return { input: { limit: PAGE, q, type }, options: pagedOptions(undefined) };
}
