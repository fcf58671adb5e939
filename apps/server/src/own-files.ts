import { basename } from 'node:path';

// `npm run dev` and commands such as `npm run export` run the files in src; `npm start` runs the bundle in dist
// (decision 42). Both folders are directly below the package, so the paths below are correct in both. No other file
// here builds a path from its own URL.

/** The fonts of drawings and PDF files. */
export const FONTS = new URL('../fonts/', import.meta.url);
/** The web app's sources, for the development server. */
export const WEB_APP = new URL('../../web/', import.meta.url);
/** The web app's build. It is read by path, because apps must not import each other. */
export const WEB_DIST = new URL('dist/', WEB_APP);
/** The audio of the sample episodes, which the build of tooling/sample-audio creates. */
export const SAMPLE_AUDIO = new URL('../../../tooling/sample-audio/dist/', import.meta.url);

/** The programs that run as child processes of the server, by their paths in src. */
export const CHILD_PROGRAMS = [
  'art/raster-worker',
  'audio/audio-process',
  'fetched-pages/extract-process',
  'imports/parse-process',
  'media-library/image-process',
  'pictures/picture-process',
  'press/press-worker',
] as const;

/** Returns the file of a child process. In the bundle, it has the same name, without the folder. */
export function childProgram(path: (typeof CHILD_PROGRAMS)[number]): URL {
  const file = import.meta.url.endsWith('.ts') ? `${path}.ts` : `${basename(path)}.js`;
  return new URL(file, import.meta.url);
}
