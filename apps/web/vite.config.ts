import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const OURS = /(apps\/web|packages\/\w+)\/src\//;
/** What only pages with forms need: zod and what it judges, Mantine's form and controls, and the parts that forms are made of. */
const OF_FORMS =
  /node_modules\/(zod|@mantine\/form)\/|contract\/src\/(account-input|no-eval-in-browsers|scalars)|lib\/(use-schema-form|form-fields)|ui\/(email-input|password-input|action-button|operated-page)\.tsx|features\/account\/new-password-input/;
/** What every part of Mantine needs. No page that is only read loads it. */
const OF_MANTINE =
  /node_modules\/(@mantine\/(core\/esm\/(core|components\/(CloseButton|Loader|Transition|UnstyledButton))|hooks)|clsx)\/|theme\/(form-controls|overlays|theme|theme-provider)\./;
/** The pages of accounts, the static ones and the dashboard's tabs share things that no other page needs. */
const OF_KIN = /features\/(account|admin|legal)\//;

const isSharedByAll = (id: string): boolean =>
  OURS.test(id) && ![OF_FORMS, OF_MANTINE, OF_KIN].some((kind) => kind.test(id));

/**
 * Few files, since each costs a phone a round trip: React and what every page needs of the libraries, which stay the
 * same from one version of the site to the next, what pages share, what forms share, and what parts of Mantine share.
 * What one page alone needs is in its own.
 */
const FILES = [
  // What the start file needs, apart from all that needs React: it must run to ask again for files that fail to arrive.
  { name: 'start', test: /vite\/preload-helper|lib\/next-task/, priority: 5 },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
  {
    name: 'libraries',
    test: /node_modules\/(@tanstack|@trpc|superjson|copy-anything|is-what|seroval)\//,
    priority: 3,
  },
  { name: 'shared', test: isSharedByAll, minShareCount: 3, priority: 2 },
  { name: 'mantine', test: OF_MANTINE, minShareCount: 2, priority: 1 },
  { name: 'forms', test: OF_FORMS, minShareCount: 2, priority: 0 },
];

/** tRPC's client doesn't declare that its modules only export things. Without this, its WebSocket link is in every page. */
const TREE_SHAKING = { moduleSideEffects: [{ test: /node_modules\/@trpc\/client\//, sideEffects: false }] };

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single' }), react()],
  // Fonts and pictures stay files: a page's HTML and CSS hold no data.
  build: {
    manifest: !isSsrBuild,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    target: 'es2022',
    rolldownOptions: isSsrBuild
      ? {}
      : { input: 'src/entry-client.ts', treeshake: TREE_SHAKING, output: { codeSplitting: { groups: FILES } } },
  },
  // One file that holds its libraries: React's production build whatever NODE_ENV says, and a quick start.
  ssr: isSsrBuild ? { noExternal: true } : {},
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
}));
