import { siteInput, siteSchema } from '@longreturn/contract/site';
import { getSite } from '@longreturn/core/site/get-site';
import type { RestRoute } from '../rest-route.ts';
import { publicContent } from '../trpc.ts';

/** The site's texts, which its owner edits. */
export const site = publicContent
  .input(siteInput)
  .output(siteSchema)
  .query(({ input }) => getSite(input));

export const SITE_ROUTES: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/site',
    calls: 'content.site',
    summary: 'The texts about the site: brand, claims, hosts, social profiles, legal pages',
  },
];
