import { AppError } from '@longreturn/core/app-error';
import { getEpisodePage } from '@longreturn/core/content/episodes/get-episode-page';
import { cover } from '@longreturn/site/art/cover';
import { portrait } from '@longreturn/site/art/portrait';
import { HOSTS } from '@longreturn/site/hosts';
import type { FastifyInstance } from 'fastify';
import type { AppParts } from '../app-parts.ts';
import { type CoverRoute, readCover, requireCoverOf } from '../art/cover-route.ts';
import { pngHeaders, svgHeaders } from '../art/picture-headers.ts';
import { ResponseCache } from '../cache/response-cache.ts';
import { sendResponse } from '../cache/send-response.ts';
import { fileResponse, finishResponse } from '../cache/stored-response.ts';
import './route-config.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const COVER_PIXELS = 1400;

/** Serves the drawings: covers and portraits as SVG, and the covers of published episodes as PNG. */
export function registerArt(app: FastifyInstance, { services, rasteriser, onContentChange }: AppParts): void {
  const drawings = new ResponseCache({ megabytes: 4 });
  const pictures = new ResponseCache({ megabytes: 12 });
  onContentChange(() => pictures.clear());

  app.get<CoverRoute>('/art/covers/:type/:slug.svg', async (request, reply) => {
    const { type, slug } = readCover(request.params);
    const response = await drawings.getOrMake(`${type}/${slug}`, () =>
      finishResponse(200, svgHeaders(IMMUTABLE), cover(type, slug)),
    );
    return sendResponse(request, reply, response);
  });

  app.get<CoverRoute>('/art/covers/:type/:slug.png', { config: { draws: true } }, async (request, reply) => {
    const { type, slug } = readCover(request.params);
    const response = await pictures.getOrMake(`${type}/${slug}`, async () => {
      requireCoverOf(await getEpisodePage(services.deps, 'anonymous', slug), { type, slug });
      return fileResponse(
        pngHeaders(IMMUTABLE),
        await rasteriser.draw({ svg: cover(type, slug), width: COVER_PIXELS }),
      );
    });
    return sendResponse(request, reply, response);
  });

  app.get<{ Params: { name: string } }>('/art/portraits/:name.svg', async (request, reply) => {
    const host = HOSTS.find((each) => each.portrait === request.params.name);
    if (!host) throw new AppError('path.unknown');
    const make = () => finishResponse(200, svgHeaders(IMMUTABLE), portrait(host.portrait));
    return sendResponse(request, reply, await drawings.getOrMake(host.portrait, make));
  });
}
