import { SVG } from '@longreturn/contract/media-kinds';
import { AppError } from '@longreturn/core/app-error';
import { findServedObject, type ServedObject } from '@longreturn/core/media/find-served-object';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import { z } from 'zod';
import type { AppParts } from '../app-parts.ts';
import { PLAIN_PAGE_POLICY } from './content-security-policy.ts';

const CACHING = 'public, max-age=31536000, immutable'; // a URL contains the version of its file

/** An SVG that is opened as a page runs no scripts and has an opaque origin. */
const SVG_POLICY = `${PLAIN_PAGE_POLICY}; sandbox`;
/**
 * Browsers show a PDF in a page of their own with a plugin. That page may load the plugin and styles, but no scripts.
 */
const PDF_POLICY =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const addressSchema = z.object({
  id: z.uuid(),
  version: z.string().max(100),
  name: z.string().max(300),
  width: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .optional(),
});

type StoredObject = Extract<ServedObject, { is: 'object' }>;

/**
 * Serves the files of the media library to everyone, in whole or in ranges. Nothing in a file can run as a script of the
 * site: the type is never guessed, and types that browsers don't show are downloads.
 */
export function registerMediaFiles(app: FastifyInstance, { services }: AppParts): void {
  const { deps } = services;

  async function serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const address = addressSchema.safeParse(request.params);
    const found = address.success ? await findServedObject(deps, address.data) : undefined;
    if (!found) throw new AppError('path.unknown');
    if (found.is === 'moved') return reply.header('cache-control', 'no-cache').redirect(found.path, 302);
    return hasCopy(request, found)
      ? reply.headers(headersOf(found)).code(304).send()
      : sendBytes(request, reply, found);
  }

  async function sendBytes(request: FastifyRequest, reply: FastifyReply, found: StoredObject): Promise<FastifyReply> {
    const range = requestedRange(request, found);
    if (range === 'none') return reply.code(416).header('content-range', `bytes */${found.bytes}`).send();
    const body = request.method === 'HEAD' ? undefined : await bytesOf(found, range);
    if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${found.bytes}`);
    reply.header('content-length', range ? range.end - range.start + 1 : found.bytes);
    return reply.headers(headersOf(found)).send(body);
  }

  async function bytesOf({ objectKey }: StoredObject, range: { start: number; end: number } | undefined) {
    const body = await deps.objects.get(objectKey, range);
    if (!body) throw new Error(`the object store has no object ${objectKey}`);
    return body;
  }

  for (const url of ['/media-files/:id/:version/:name', '/media-files/:id/:version/:width/:name'])
    app.route({ method: ['GET', 'HEAD'], url, handler: serve });
}

function headersOf({ contentType, etag, name }: StoredObject): Record<string, string> {
  const isShown = /^(?:image|audio|video)\/|^application\/pdf$/.test(contentType);
  return {
    'content-type': contentType,
    'content-disposition': `${isShown ? 'inline' : 'attachment'}; filename="${name}"`,
    'cache-control': CACHING,
    'accept-ranges': 'bytes',
    'cross-origin-resource-policy': 'cross-origin', // for emails and feed readers
    etag,
    ...(contentType === SVG && { 'content-security-policy': SVG_POLICY }),
    ...(contentType === 'application/pdf' && { 'content-security-policy': PDF_POLICY }),
  };
}

function hasCopy({ headers }: FastifyRequest, { etag }: StoredObject): boolean {
  const known = headers['if-none-match']?.split(',').map((each) => each.trim().replace(/^W\//, ''));
  return known !== undefined && (known.includes(etag) || known.includes('*'));
}

/** Returns the requested range, undefined for the whole file, or 'none' if the file has no such bytes. */
function requestedRange({ headers }: FastifyRequest, { bytes, etag }: StoredObject) {
  const { range, 'if-range': version = etag } = headers;
  if (range === undefined || version !== etag) return undefined;
  const ranges = parseRange(bytes, range);
  if (ranges === -1) return 'none';
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  return ranges[0];
}
