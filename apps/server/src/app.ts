import { fastifyCookie } from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { AppParts } from './app-parts.ts';
import { Rasteriser } from './art/rasteriser.ts';
import { watchContent } from './cache/content-watch.ts';
import { ResponseCache } from './cache/response-cache.ts';
import type { Env } from './env.ts';
import { FeedLookup } from './feeds/feed-lookup.ts';
import { FeedUses } from './feeds/feed-uses.ts';
import { loadBuiltApp } from './pages/built-app.ts';
import { startDevApp } from './pages/dev-app.ts';
import { routableUrl } from './pages/routable-url.ts';
import type { WebApp } from './pages/web-app.ts';
import { PictureMaker } from './pictures/picture-maker.ts';
import { registerAdminExports } from './plugins/admin-exports.ts';
import { registerApiDocs } from './plugins/api-docs.ts';
import { registerArt } from './plugins/art.ts';
import { registerArtwork } from './plugins/artwork.ts';
import { registerAssets } from './plugins/assets.ts';
import { registerAudio } from './plugins/audio.ts';
import { registerAudioUploads } from './plugins/audio-uploads.ts';
import { registerAvatars } from './plugins/avatars.ts';
import { registerDeadline } from './plugins/deadline.ts';
import { registerErrors, sendBadUrlError } from './plugins/errors.ts';
import { registerFeedUploads } from './plugins/feed-uploads.ts';
import { registerFeeds } from './plugins/feeds.ts';
import { registerHealth } from './plugins/health.ts';
import { registerIcons } from './plugins/icons.ts';
import { registerIdentity } from './plugins/identity.ts';
import { registerMailWebhook } from './plugins/mail-webhook.ts';
import { registerMediaFiles } from './plugins/media-files.ts';
import { registerMediaUploads } from './plugins/media-uploads.ts';
import { registerNoticeAudio } from './plugins/notice-audio.ts';
import { registerPages } from './plugins/pages.ts';
import { registerPaymentWebhooks } from './plugins/payment-webhooks.ts';
import { registerPressKit } from './plugins/press-kit.ts';
import { registerProcedures } from './plugins/procedures.ts';
import { registerReads } from './plugins/reads.ts';
import { registerJsonBodies } from './plugins/request-bodies.ts';
import { requestIds } from './plugins/request-ids.ts';
import { setResponseHeaders } from './plugins/response-headers.ts';
import { registerRest } from './plugins/rest.ts';
import { registerSecurity } from './plugins/security.ts';
import { registerSiteFiles } from './plugins/site-files.ts';
import { registerSocialCards } from './plugins/social-cards.ts';
import { sendUnreadableError } from './plugins/unreadable-requests.ts';
import { registerUnsubscribeLink } from './plugins/unsubscribe-link.ts';
import { PressKitFiles } from './press/press-kit-files.ts';
import type { Services } from './services.ts';
import { Contexts } from './sessions/contexts.ts';
import { TIME_LIMITS, type TimeLimits } from './time-limits.ts';

interface AppOptions {
  env: Env;
  logger: Logger;
  services: Services;
  /** Development mode: Vite loads the web app from its source files. */
  dev?: boolean;
  /** Replaces the built web app. */
  webApp?: WebApp;
  /** Replaces some of the time limits. */
  timeLimits?: Partial<TimeLimits>;
  /** Replaces the default process for uploaded pictures. */
  pictures?: PictureMaker;
  /** Replaces the default process that draws PNGs. */
  rasteriser?: Rasteriser;
}

/** Trusts only the last entry of X-Forwarded-For, which the nearest proxy wrote. Clients can forge earlier entries. */
const nextHopOnly = (_ipAddress: string, hop: number): boolean => hop === 0;

/** Builds the whole site as a Fastify instance that does not listen yet. */
export async function buildApp({ env, logger, dev = false, ...given }: AppOptions): Promise<FastifyInstance> {
  const timeLimits = { ...TIME_LIMITS, ...given.timeLimits };
  const app = createInstance(env, logger, timeLimits);
  const cache = new ResponseCache();
  const listeners: (() => void)[] = [() => cache.clear()];
  const dropContentCopies = () => {
    for (const listener of listeners) listener();
  };
  const services = { ...given.services, deps: { ...given.services.deps, dropContentCopies } };
  const onContentChange = (listener: () => void) => void listeners.push(listener);
  const rasteriser = given.rasteriser ?? new Rasteriser();
  const pictures = given.pictures ?? new PictureMaker();
  const pressKit = new PressKitFiles({ onLate: dropContentCopies });
  const webApp = given.webApp ?? (dev ? await startDevApp(app) : await loadBuiltApp());
  const contexts = new Contexts({ env, services, pressKit });
  const parts: AppParts = {
    env,
    logger,
    services,
    cache,
    contexts,
    feeds: new FeedLookup(services.deps, env),
    feedUses: new FeedUses({ ...services.deps, logger }),
    onContentChange,
    webApp,
    rasteriser,
    pictures,
    pressKit,
    timeLimits,
    dev,
  };

  await registerAll(app, parts);
  const { database, deps } = services;
  const stopWatching = await watchContent({ ...deps, database }, dropContentCopies);
  app.addHook('onClose', async () => {
    await stopWatching();
    await rasteriser.close();
    await pictures.close();
    await pressKit.close();
  });
  return app;
}

/** Replaces Fastify's compilers of JSON schemas, which take long to load. No route has a JSON schema. */
const WITHOUT_SCHEMAS = { buildValidator: rejectSchema, buildSerializer: rejectSchema };

function rejectSchema(): never {
  throw new Error('A route has a JSON schema. Routes check their input with zod.');
}

function createInstance(env: Env, logger: Logger, limits: TimeLimits): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = logger;
  return Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (parent) => parent, // a child logger per request is expensive; log calls pass the request ID themselves
    genReqId: requestIds(env),
    trustProxy: env.trustProxy && nextHopOnly,
    bodyLimit: 1024 * 1024,
    http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.checkMs },
    requestTimeout: limits.uploadMs + limits.headersMs, // the time limit of a body is shorter and applies first
    connectionTimeout: limits.quietMs, // also ends connections whose client doesn't read the response
    routerOptions: { maxParamLength: 5000 },
    rewriteUrl: routableUrl,
    frameworkErrors: (error, request, reply) => {
      setResponseHeaders(request, reply); // no hook runs for a request that can't be routed
      return sendBadUrlError(error, request, reply);
    },
    clientErrorHandler: sendUnreadableError,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    schemaController: { compilersFactory: WITHOUT_SCHEMAS },
  });
}

/** Registers all routes, in order of precedence. */
async function registerAll(app: FastifyInstance, parts: AppParts): Promise<void> {
  const { env } = parts;
  await app.register(fastifyCookie, { hook: false }); // each plugin parses and sets its cookies itself
  registerErrors(app);
  registerDeadline(app);
  registerJsonBodies(app);
  registerSecurity(app, parts);
  registerHealth(app, parts);
  if (env.metricsPort !== undefined) {
    const { registerMetrics } = await import('./plugins/metrics.ts'); // loaded on demand: it is large, and most sites don't use it
    registerMetrics(app, parts, env.metricsPort);
  }
  registerIdentity(app, parts);
  await registerAvatars(app, parts);
  await registerMediaUploads(app, parts);
  await registerAudioUploads(app, parts);
  await registerFeedUploads(app, parts);
  registerMediaFiles(app, parts);
  registerAudio(app, parts);
  registerMailWebhook(app, parts);
  registerPaymentWebhooks(app, parts);
  registerUnsubscribeLink(app);
  registerReads(app, parts);
  registerAdminExports(app, parts);
  await registerRest(app, parts);
  await registerProcedures(app, parts);
  registerApiDocs(app, parts);
  await registerAssets(app, parts);
  registerArt(app, parts);
  registerArtwork(app, parts);
  registerIcons(app, parts);
  registerSocialCards(app, parts);
  registerPressKit(app, parts);
  registerSiteFiles(app, parts);
  registerFeeds(app, parts);
  registerNoticeAudio(app);
  registerPages(app, parts);
}
