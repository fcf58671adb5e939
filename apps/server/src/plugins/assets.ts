import { AppError } from '@longreturn/core/app-error';
import type { FastifyInstance } from 'fastify';
import type { AppParts } from '../app-parts.ts';
import { readWebFiles } from '../assets/read-web-files.ts';
import { sendAnswer } from '../cache/send-answer.ts';

/**
 * Serves the web app's build from memory. Only files that existed at the start are served, so no path leaves the
 * folder. In development Vite serves them instead.
 */
export async function registerAssets(app: FastifyInstance, { webApp }: Pick<AppParts, 'webApp'>): Promise<void> {
  if (!webApp.files) return;
  const files = await readWebFiles(webApp.files);
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
    const answer = files.get(`/assets/${request.params['*']}`);
    if (!answer) throw new AppError('path.unknown');
    return sendAnswer(request, reply, answer);
  });
  for (const [path, answer] of files) {
    if (!path.startsWith('/assets/')) app.get(path, (request, reply) => sendAnswer(request, reply, answer));
  }
}
