import { getEpisodePage } from '@longreturn/core/content/episodes/get-episode-page';
import { getSite } from '@longreturn/core/site/get-site';
import { cover } from '@longreturn/site/art/cover';
import { showArtwork } from '@longreturn/site/art/show-artwork';
import type { FastifyInstance } from 'fastify';
import type { AppParts } from '../app-parts.ts';
import { type CoverRoute, readCover, requireCoverOf } from '../art/cover-route.ts';
import { pngHeaders } from '../art/picture-headers.ts';
import { ResponseCache } from '../cache/response-cache.ts';
import { sendResponse } from '../cache/send-response.ts';
import { fileResponse } from '../cache/stored-response.ts';
import './route-config.ts';

const ONE_DAY = 'public, max-age=86400';
/** Apple Podcasts recommends this width. */
const ARTWORK_PIXELS = 3000;

/** Serves square PNGs for the feeds: the show's artwork and the generated covers of published episodes. */
export function registerArtwork(app: FastifyInstance, { services, rasteriser, onContentChange }: AppParts): void {
  const { deps } = services;
  const pictures = new ResponseCache({ megabytes: 16 });
  onContentChange(() => pictures.clear());
  const drawn = (key: string, readSvg: () => Promise<string>) =>
    pictures.getOrMake(key, async () => {
      const png = await rasteriser.draw({ svg: await readSvg(), width: ARTWORK_PIXELS });
      return fileResponse(pngHeaders(ONE_DAY), png);
    });

  app.get('/art/artwork.png', { config: { draws: true } }, async (request, reply) => {
    const readSvg = async () => showArtwork((await getSite(deps)).brand.name);
    return sendResponse(request, reply, await drawn('show', readSvg));
  });

  app.get<CoverRoute>('/art/artwork/:type/:slug.png', { config: { draws: true } }, async (request, reply) => {
    const { type, slug } = readCover(request.params);
    const readSvg = async () => {
      requireCoverOf(await getEpisodePage(deps, 'anonymous', slug), { type, slug });
      return cover(type, slug);
    };
    return sendResponse(request, reply, await drawn(`${type}/${slug}`, readSvg));
  });
}
