import './route-config.ts';
import { IDENTITY_PROVIDERS, type IdentityProviderName } from '@longreturn/contract/account';
import { safeNext } from '@longreturn/contract/safe-next';
import { AppError } from '@longreturn/core/app-error';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppParts } from '../app-parts.ts';
import { attemptCookie, clearAttemptCookie, findAttempt } from '../identity/attempt-cookie.ts';
import { returnFromProvider } from '../identity/return-from-provider.ts';
import { loginPage, pageAfterSignIn } from '../identity/sign-in-redirects.ts';
import { logFailure } from '../log-failure.ts';
import { clientOf } from '../sessions/client-of.ts';
import { sessionKeeper } from '../sessions/session-cookie.ts';

type IdentityParts = Pick<AppParts, 'env' | 'services'>;

const FORM_BYTES = 16 * 1024;

/** Errors that the login page explains. */
const EXPLAINED_ERRORS = new Set(['identity.refused', 'identity.unavailable', 'email.taken']);

/**
 * Serves sign-in with Google and Apple: the redirect to the provider, and the callback, which always redirects to a
 * page of the site (docs/product.md, Accounts).
 */
export function registerIdentity(app: FastifyInstance, parts: IdentityParts): void {
  const options = { exposeHeadRoute: false }; // a HEAD request must not start an attempt
  for (const name of IDENTITY_PROVIDERS) {
    app.get(`/api/auth/${name}`, options, (request, reply) => startSignIn(parts, name, request, reply));
  }
  app.get('/api/auth/google/callback', options, (request, reply) =>
    completeSignIn(parts, 'google', request, reply, queryOf(request)),
  );
  app.register(async (form) => {
    form.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    form.post('/api/auth/apple/callback', { config: { crossSite: true } }, (request, reply) => {
      const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      return completeSignIn(parts, 'apple', request, reply, fields);
    });
  });
}

async function startSignIn(
  { env, services }: IdentityParts,
  name: IdentityProviderName,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store');
  const requestedOrigin = `${request.protocol}://${request.host}`;
  // The provider redirects to `env.origin`. A cookie that is set for another origin of the site would not be sent
  // there.
  if (requestedOrigin !== env.origin && env.origins.includes(requestedOrigin))
    return reply.redirect(env.origin + request.url);
  const next = safeNext(queryOf(request).get('next'));
  try {
    const provider = services.identityProviders.get(name);
    if (!provider) throw new AppError('identity.unavailable');
    const { createAttempt } = await import('@longreturn/providers/identity/open-id-connect'); // loaded on demand, like the providers
    const startedAt = services.deps.clock.now().getTime();
    const attempt = { ...createAttempt(), startedAt, ...(next !== undefined && { next }) };
    const url = await provider.authorizationUrl(attempt);
    return reply.header('set-cookie', attemptCookie(name, attempt, env)).redirect(url.href);
  } catch (error) {
    return reply.redirect(loginPage(errorCodeFor(error, name, request), next), 303);
  }
}

async function completeSignIn(
  { env, services }: IdentityParts,
  name: IdentityProviderName,
  request: FastifyRequest,
  reply: FastifyReply,
  fields: URLSearchParams,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store').header('set-cookie', clearAttemptCookie(name, env));
  const attempt = findAttempt(name, request.headers.cookie, services.deps.clock.now(), env);
  try {
    const provider = services.identityProviders.get(name);
    const signedIn = await returnFromProvider(services, { provider, attempt, fields, client: clientOf(request) });
    if (!signedIn) return reply.redirect(loginPage('identity.cancelled', attempt?.next), 303);
    sessionKeeper(reply, env).keep(signedIn.session);
    return reply.redirect(pageAfterSignIn(signedIn.user, attempt?.next), 303);
  } catch (error) {
    return reply.redirect(loginPage(errorCodeFor(error, name, request), attempt?.next), 303);
  }
}

/** Returns an error code that the login page can explain. Logs any other error as a failure of the server. */
function errorCodeFor(error: unknown, provider: IdentityProviderName, { id, log }: FastifyRequest): string {
  if (error instanceof AppError && EXPLAINED_ERRORS.has(error.code)) {
    const reason = error.cause instanceof Error ? error.cause.message : undefined;
    log.warn({ provider, code: error.code, reason, requestId: id }, 'sign-in failed');
    return error.code;
  }
  logFailure(log, error, 'sign-in failed', { provider, requestId: id });
  return 'identity.unavailable';
}

const queryOf = ({ url }: FastifyRequest): URLSearchParams => new URLSearchParams(url.slice(url.indexOf('?') + 1));
