import { SVG } from '@longreturn/contract/media-kinds';
import { AppError } from '@longreturn/core/app-error';
import { findServedObject, type ServedObject } from '@longreturn/core/media/find-served-object';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppParts } from '../app-parts.ts';
import { type ByteRange, sendFile } from '../files/send-file.ts';
import { PLAIN_PAGE_POLICY } from './content-security-policy.ts';

const CACHING = 'public, max-age=31536000, immutable'; // a URL contains the version of its file

/** An SVG that is opened as a page runs no scripts and has an opaque origin. */
const SVG_POLICY = `${PLAIN_PAGE_POLICY}; sandbox`;
/**
 * Browsers show a PDF with a plugin, in a page that they create for it. This page may load the plugin and styles, but
 * no scripts.
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
 * Serves the files of the media library to everyone, whole or in ranges. Nothing in a file can run as a script of the
 * site: the type is never guessed, and types that browsers don't show are downloads.
 */
export function registerMediaFiles(app: FastifyInstance, { services }: AppParts): void {
  const { deps } = services;

  async function serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const address = addressSchema.safeParse(request.params);
    const found = address.success ? await findServedObject(deps, address.data) : undefined;
    if (!found) throw new AppError('path.unknown');
    if (found.is === 'moved') return reply.header('cache-control', 'no-cache').redirect(found.path, 302);
    const open = (range: ByteRange | undefined) => bytesOf(found, range);
    return sendFile(request, reply, { ...found, headers: headersOf(found), open });
  }

  async function bytesOf({ objectKey }: StoredObject, range: ByteRange | undefined) {
    const body = await deps.objects.get(objectKey, range);
    if (!body) throw new AppError('service.unavailable'); // the file may have been replaced or deleted meanwhile
    return body;
  }

  for (const url of ['/media-files/:id/:version/:name', '/media-files/:id/:version/:width/:name'])
    app.route({ method: ['GET', 'HEAD'], url, handler: serve });
}

function headersOf({ contentType, name }: StoredObject): Record<string, string> {
  const isShown = /^(?:image|audio|video)\/|^application\/pdf$/.test(contentType);
  return {
    'content-type': contentType,
    'content-disposition': `${isShown ? 'inline' : 'attachment'}; filename="${name}"`,
    'cache-control': CACHING,
    'cross-origin-resource-policy': 'cross-origin', // for emails and feed readers
    ...(contentType === SVG && { 'content-security-policy': SVG_POLICY }),
    ...(contentType === 'application/pdf' && { 'content-security-policy': PDF_POLICY }),
  };
}
