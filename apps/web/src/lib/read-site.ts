import type { ApiContext } from './trpc.ts';

/**
 * Reads the texts that every page shows, once; they come with the first page. Where they can't be read, the server takes the
 * defaults, so that a page that tells of the failure has its frame. The browser never does: its copy came with the page.
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
