import { readdir } from 'node:fs/promises';
import { openApiDocument } from '@longreturn/api/openapi';
import { getSite } from '@longreturn/core/site/get-site';
import type { FastifyInstance } from 'fastify';
import { apiReader } from '../api-docs/reader.ts';
import type { ReaderFonts } from '../api-docs/reader-style.ts';
import type { AppParts } from '../app-parts.ts';
import { ResponseCache } from '../cache/response-cache.ts';
import { sendResponse } from '../cache/send-response.ts';
import { finishResponse } from '../cache/stored-response.ts';
import { PLAIN_PAGE_POLICY } from './content-security-policy.ts';

const CACHING = { 'cache-control': 'no-cache', vary: 'Accept-Encoding' };
const JSON_HEADERS = { ...CACHING, 'content-type': 'application/json; charset=utf-8' };
const PAGE_HEADERS = {
  ...CACHING,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': PLAIN_PAGE_POLICY,
};

/** Serves the API's description: /api/openapi.json for machines, /api/docs for people. */
export function registerApiDocs(
  app: FastifyInstance,
  { webApp, services, onContentChange }: Pick<AppParts, 'webApp' | 'services' | 'onContentChange'>,
): void {
  const made = new ResponseCache({ megabytes: 4 });
  onContentChange(() => made.clear());
  const siteName = async () => (await getSite(services.deps)).brand.name;

  app.get('/api/openapi.json', async (request, reply) => {
    const response = await made.getOrMake('json', async () =>
      finishResponse(200, JSON_HEADERS, JSON.stringify(openApiDocument(await siteName()))),
    );
    return sendResponse(request, reply, response);
  });

  app.get('/api/docs', async (request, reply) => {
    const response = await made.getOrMake('page', async () => {
      const [name, fonts] = await Promise.all([siteName(), readerFonts(webApp.files)]);
      return finishResponse(200, PAGE_HEADERS, apiReader(openApiDocument(name), name, fonts));
    });
    return sendResponse(request, reply, response);
  });
}

/** Returns the URLs of the site's fonts in the web app's build. Without a build the page uses system fonts. */
async function readerFonts(files: URL | undefined): Promise<ReaderFonts> {
  const names = files ? await readdir(new URL('assets/', files)) : [];
  const urlOf = (font: string) => {
    const file = names.find((name) => name.startsWith(font) && name.endsWith('.woff2'));
    return file === undefined ? undefined : `/assets/${file}`;
  };
  return { serif: urlOf('newsreader-roman'), sans: urlOf('hanken-grotesk') };
}
