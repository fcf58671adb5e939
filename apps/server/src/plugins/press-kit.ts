import { AppError } from '@longreturn/core/app-error';
import { PRESS_ARCHIVE, PRESS_FILES } from '@longreturn/site/press-assets';
import type { FastifyInstance } from 'fastify';
import type { AppParts } from '../app-parts.ts';
import { sendResponse } from '../cache/send-response.ts';
import { fileResponse, type StoredResponse } from '../cache/stored-response.ts';
import { PLAIN_PAGE_POLICY } from './content-security-policy.ts';

/**
 * Delay between the start of the site and the creation of the press kit, so that the creation doesn't slow down the
 * first requests. The files are still created early, so that nobody has to wait for them.
 */
const START_DELAY_MS = 10_000;

const MEDIA_TYPES: ReadonlyMap<string, string> = new Map([
  ...PRESS_FILES.map(({ file, mediaType }): [string, string] => [file, mediaType]),
  [PRESS_ARCHIVE, 'application/zip'],
]);

/** Serves the press kit's files and their archive, each with its exact length. */
export function registerPressKit(
  app: FastifyInstance,
  { pressKit, logger }: Pick<AppParts, 'pressKit' | 'logger'>,
): void {
  const responses = new Map<string, StoredResponse>();

  app.addHook('onListen', async () => {
    const make = () =>
      pressKit.read().catch((error: unknown) => logger.warn({ err: error }, 'could not create the press kit'));
    setTimeout(() => void make(), START_DELAY_MS).unref();
  });

  app.get<{ Params: { file: string } }>('/press/:file', async (request, reply) => {
    const { file } = request.params;
    const mediaType = MEDIA_TYPES.get(file);
    if (!mediaType) throw new AppError('path.unknown');
    const response = responses.get(file) ?? fileResponse(headersOf(file, mediaType), await bytesOf(file));
    responses.set(file, response);
    return sendResponse(request, reply, response);
  });

  async function bytesOf(file: string): Promise<Buffer> {
    const bytes = (await pressKit.read()).get(file);
    if (!bytes) throw new AppError('path.unknown');
    return bytes;
  }
}

/**
 * Returns the headers of a file. The file is sent uncompressed, so that browsers show the same download size as the
 * page /media.
 */
function headersOf(file: string, mediaType: string): Record<string, string> {
  return {
    'content-type': mediaType === 'text/plain' ? 'text/plain; charset=utf-8' : mediaType,
    'content-disposition': `attachment; filename="${file === PRESS_ARCHIVE ? `the-long-return-${file}` : file}"`,
    'content-security-policy': PLAIN_PAGE_POLICY,
    'cache-control': 'no-cache', // the content of a file can change, its name can't; clients with a current copy get a 304
    'cross-origin-resource-policy': 'cross-origin',
  };
}
