import { AppError } from '@longreturn/core/app-error';
import type { FastifyInstance } from 'fastify';
import type { AppParts } from '../app-parts.ts';
import { readWebFiles } from '../assets/read-web-files.ts';
import { sendResponse } from '../cache/send-response.ts';

/**
 * Serves the files of the web app's build from memory. They are read once at the start, so no URL can reach a file
 * outside the folder. In development Vite serves the files instead.
 */
export async function registerAssets(app: FastifyInstance, { webApp }: Pick<AppParts, 'webApp'>): Promise<void> {
  if (!webApp.files) return;
  const files = await readWebFiles(webApp.files);
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
    const response = files.get(`/assets/${request.params['*']}`);
    if (!response) throw new AppError('path.unknown');
    return sendResponse(request, reply, response);
  });
  for (const [path, response] of files) {
    if (!path.startsWith('/assets/')) app.get(path, (request, reply) => sendResponse(request, reply, response));
  }
}
