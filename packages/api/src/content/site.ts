import { aboutSchema, speakingSchema } from '@longreturn/contract/page-texts';
import { biographiesSchema, legalPageInput, legalPageSchema, siteSchema } from '@longreturn/contract/site';
import { getAbout, getBiographies, getLegalPage, getSite, getSpeaking } from '@longreturn/core/site/get-site';
import type { RestRoute } from '../rest-route.ts';
import { publicContent } from '../trpc.ts';

/**
 * Returns the site's texts, which its owner edits. The long texts have separate procedures, because few pages show
 * them.
 */
export const site = publicContent.output(siteSchema).query(({ ctx }) => getSite(ctx.deps));

export const biographies = publicContent.output(biographiesSchema).query(({ ctx }) => getBiographies(ctx.deps));

export const about = publicContent.output(aboutSchema).query(({ ctx }) => getAbout(ctx.deps));

export const speaking = publicContent.output(speakingSchema).query(({ ctx }) => getSpeaking(ctx.deps));

export const legalPage = publicContent
  .input(legalPageInput)
  .output(legalPageSchema)
  .query(({ ctx, input }) => getLegalPage(ctx.deps, input));

export const SITE_ROUTES: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/site',
    calls: 'content.site',
    summary: 'The texts about the site: brand, claims, hosts, social profiles',
  },
  {
    method: 'GET',
    path: '/api/site/biographies',
    calls: 'content.biographies',
    summary: 'The hosts’ long biographies by slug',
  },
  {
    method: 'GET',
    path: '/api/site/about',
    calls: 'content.about',
    summary: 'The texts of the About page',
  },
  {
    method: 'GET',
    path: '/api/site/speaking',
    calls: 'content.speaking',
    summary: 'The texts of the Speaking page',
  },
  {
    method: 'GET',
    path: '/api/site/legal/{page}',
    calls: 'content.legalPage',
    summary: 'The text of one legal page',
  },
];
