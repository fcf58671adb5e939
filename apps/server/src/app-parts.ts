import type { Logger } from 'pino';
import type { Rasteriser } from './art/rasteriser.ts';
import type { AnswerCache } from './cache/answer-cache.ts';
import type { Env } from './env.ts';
import type { WebApp } from './pages/web-app.ts';
import type { PictureMaker } from './pictures/picture-maker.ts';
import type { PressKitFiles } from './press/press-kit-files.ts';
import type { Services } from './services.ts';
import type { Contexts } from './sessions/contexts.ts';
import type { TimeLimits } from './time-limits.ts';

/** What every plugin of the app may use. */
export interface AppParts {
  env: Env;
  logger: Logger;
  services: Services;
  /** Finished public answers of the current content version. */
  cache: AnswerCache;
  /** Registers a listener for new versions of public content. */
  onContentChange: (listener: () => void) => void;
  /** What renders the pages. */
  webApp: WebApp;
  /** With what procedures are called. */
  contexts: Contexts;
  /** Draws PNGs. */
  rasteriser: Rasteriser;
  /** Makes pictures from uploads. */
  pictures: PictureMaker;
  /** What the press may take. */
  pressKit: PressKitFiles;
  timeLimits: TimeLimits;
  dev: boolean;
}
