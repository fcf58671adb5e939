import type { ApiContext } from './trpc.ts';

/**
 * Reads the texts that every page shows, once; they come with the first page. If they can't be read, the server uses the
 * defaults, so that a page with an error message still has its header and footer. The browser never needs the defaults:
 * its copy came with the page.
 */
export async function readSite({ utils: { content } }: Pick<ApiContext, 'utils'>): Promise<void> {
  try {
    await content.site.ensureData();
  } catch (error) {
    if (!import.meta.env.SSR) throw error;
    const { DEFAULT_SITE } = await import('@longreturn/site/default-site');
    content.site.setData(undefined, DEFAULT_SITE);
  }
}
