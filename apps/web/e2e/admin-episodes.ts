import type { AdminEpisodeDetails } from '@longreturn/contract/admin-content';
import type { Page } from 'playwright-core';
import type { Surroundings } from './site-and-browser.ts';

let made = 0;

/** Returns functions that read and change episodes through the API, with the session of the page. */
export function adminEpisodes({ site }: Surroundings, pageOf: () => Page) {
  const call = async (method: 'get' | 'post' | 'put', path: string, data?: object) => {
    const headers = { origin: site.origin };
    const response = await pageOf().request[method](site.origin + path, { headers, ...(data && { data }) });
    return (await response.json()) as AdminEpisodeDetails; // the documented response; only `read` returns media items
  };
  return {
    add: (title: string, fields: object = {}) => {
      made += 1;
      const draft = { title, slug: `draft-${made}`, type: 'Investor Lens', publishedAt: null };
      return call('post', '/api/admin/episodes', { ...draft, ...fields });
    },
    addMedia: (id: string, item: object) => call('post', `/api/admin/episodes/${id}/media`, item),
    read: (id: string) => call('get', `/api/admin/episodes/${id}`),
    change: (id: string, fields: object) => call('put', `/api/admin/episodes/${id}`, fields),
  };
}
