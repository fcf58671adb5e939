import { getArticlePage } from '@longreturn/core/content/articles/get-article-page';
import { getEpisodePage } from '@longreturn/core/content/episodes/get-episode-page';
import { getTopic } from '@longreturn/core/content/topics/list-topics';
import { getIssuePage } from '@longreturn/core/newsletter/issues/get-issue-page';
import { getSite } from '@longreturn/core/site/get-site';
import { type SocialCard, socialCard } from '@longreturn/site/art/social-card';
import type { FastifyInstance } from 'fastify';
import type { AppParts } from '../app-parts.ts';
import { articleCard, episodeCard, issueCard, siteCard, topicCard } from '../art/cards.ts';
import { pngHeaders } from '../art/picture-headers.ts';
import { ResponseCache } from '../cache/response-cache.ts';
import { sendResponse } from '../cache/send-response.ts';
import { fileResponse } from '../cache/stored-response.ts';
import './route-config.ts';

const ONE_DAY = 'public, max-age=86400';
const CARD_PIXELS = 1200;

/** Serves the social cards (Open Graph images). They are redrawn after the content changes. */
export function registerSocialCards(app: FastifyInstance, { services, rasteriser, onContentChange }: AppParts): void {
  const { deps } = services;
  const cards = new ResponseCache({ megabytes: 12 });
  onContentChange(() => cards.clear());

  const serve = (path: string, read: (slug: string) => SocialCard | Promise<SocialCard>) =>
    app.get<{ Params: { slug?: string } }>(path, { config: { draws: true } }, async (request, reply) => {
      const { slug = '' } = request.params;
      const response = await cards.getOrMake(`${path} ${slug}`, async () => {
        const [card, { brand }] = await Promise.all([read(slug), getSite(deps)]);
        const svg = socialCard(card, brand.name);
        return fileResponse(pngHeaders(ONE_DAY), await rasteriser.draw({ svg, width: CARD_PIXELS }));
      });
      return sendResponse(request, reply, response);
    });

  serve('/og/site.png', async () => siteCard(await getSite(deps)));
  serve('/og/episodes/:slug.png', async (slug) => episodeCard(await getEpisodePage(deps, 'anonymous', slug)));
  serve('/og/articles/:slug.png', async (slug) => articleCard(await getArticlePage(deps, 'anonymous', slug)));
  serve('/og/issues/:slug.png', async (slug) => issueCard(await getIssuePage(deps, 'anonymous', slug)));
  serve('/og/topics/:slug.png', async (slug) => topicCard(await getTopic(deps, slug)));
}
