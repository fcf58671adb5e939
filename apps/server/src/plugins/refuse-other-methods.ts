import { type Access, requireAccess } from '@longreturn/api/procedure-meta';
import { AppError } from '@longreturn/core/app-error';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { AppParts } from '../app-parts.ts';

const METHODS: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

interface OtherMethods {
  url: string;
  access: Access | undefined;
  code?: 'method.unknown' | 'path.unknown';
}

/**
 * Rejects all methods that a path does not support, with method.unknown unless another code is given. The Allow header
 * of the response lists the supported methods. On a path for editors or admins, callers without access get the error
 * about their access instead.
 */
export function refuseOtherMethods(
  app: FastifyInstance,
  parts: Pick<AppParts, 'contexts'>,
  { url, access, code = 'method.unknown' }: OtherMethods,
): void {
  const offered = METHODS.filter((method) => app.hasRoute({ method, url }));
  app.route({
    method: METHODS.filter((method) => !offered.includes(method)),
    url,
    ...staffOnly(parts, access),
    handler(_request, reply) {
      reply.header('allow', offered.join(', '));
      throw new AppError(code);
    },
  });
}

/** Returns route options that check the caller's access. They are empty unless the access is 'editor' or 'admin'. */
export function staffOnly({ contexts }: Pick<AppParts, 'contexts'>, access: Access | undefined) {
  if (access !== 'editor' && access !== 'admin') return {};
  const onRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { actor } = await contexts.of(request, reply);
    requireAccess(actor, access);
  };
  return { onRequest };
}
