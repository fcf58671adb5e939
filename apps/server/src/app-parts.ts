import type { Logger } from 'pino';
import type { Rasteriser } from './art/rasteriser.ts';
import type { ResponseCache } from './cache/response-cache.ts';
import type { Env } from './env.ts';
import type { FeedLookup } from './feeds/feed-lookup.ts';
import type { FeedUses } from './feeds/feed-uses.ts';
import type { WebApp } from './pages/web-app.ts';
import type { PictureMaker } from './pictures/picture-maker.ts';
import type { PressKitFiles } from './press/press-kit-files.ts';
import type { Services } from './services.ts';
import type { Contexts } from './sessions/contexts.ts';
import type { TimeLimits } from './time-limits.ts';

/** The parts of the app that all plugins use. */
export interface AppParts {
  env: Env;
  logger: Logger;
  services: Services;
  /** Cached public responses for the current content version. */
  cache: ResponseCache;
  /** Registers a listener for new versions of public content. */
  onContentChange: (listener: () => void) => void;
  webApp: WebApp;
  contexts: Contexts;
  /** Finds private feeds by their tokens. */
  feeds: FeedLookup;
  /** Records the uses of private feeds and of their files. */
  feedUses: FeedUses;
  rasteriser: Rasteriser;
  /** Processes uploaded pictures. */
  pictures: PictureMaker;
  pressKit: PressKitFiles;
  timeLimits: TimeLimits;
  dev: boolean;
}
