import { basename } from 'node:path';
import { defineConfig } from 'vite';
import { CHILD_PROGRAMS } from './src/own-files.ts';

/**
 * Packages that stay outside the bundle, because they load native code, files of their own, or modules that they hide
 * from bundlers. Each is a dependency of the server, so that the bundle finds it, even if only one of our packages
 * imports it.
 */
const OUTSIDE = [
  '@electric-sql/pglite',
  '@node-rs/argon2',
  '@resvg/resvg-js',
  'file-type',
  'mpg123-decoder',
  'pdfkit',
  'sharp',
];

/** Bundles the server and the programs of its child processes into `dist` (decision 42). */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node26',
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        ...Object.fromEntries(CHILD_PROGRAMS.map((path) => [basename(path), `src/${path}.ts`])),
      },
      // All files are in one folder, as own-files.ts requires. `minify` and `treeshake` would drop calls of some
      // built-in functions if the result isn't used, such as a decodeURIComponent in a try block that only checks
      // whether it throws.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', minify: false },
      treeshake: false,
    },
  },
  ssr: { noExternal: true, external: [...OUTSIDE, 'vite'], resolve: { mainFields: ['main'] } },
  define: { 'process.env.NODE_ENV': '"production"' }, // for React in the emails
});
