import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const OURS = /(apps\/web|packages\/\w+)\/src\//;
/** What only pages with forms need: zod and what it judges, and the parts that forms are made of. */
const OF_FORMS =
  /node_modules\/zod\/|contract\/src\/(account-input|no-eval-in-browsers|scalars)|lib\/(use-form|form-fields)|ui\/(field|text-field|address-field|select-field|password-field|form-end)\.tsx|features\/account\/(new-password-field|password-rules)/;
/** The pages of accounts, and the static ones, share things that no other page needs. */
const OF_KIN = /features\/(account|legal)\//;

/** What each part needs that uses Mantine. Reading pages load it with the first overlay that is opened. */
const OF_MANTINE = /node_modules\/@mantine\/(core\/esm\/core|hooks)\/|src\/theme\/(theme|theme-provider|overlays)\./;

const isSharedByAll = (id: string): boolean =>
  OURS.test(id) && !OF_FORMS.test(id) && !OF_KIN.test(id) && !OF_MANTINE.test(id);

/**
 * Few files, since each costs a phone a round trip: React and what every page needs of the libraries, which stay the
 * same from one version of the site to the next, what pages share, what forms share, and what parts of Mantine share.
 * What one page alone needs is in its own.
 */
const FILES = [
  // What the start file needs, apart from all that needs React: it must run to ask again for files that fail to arrive.
  { name: 'start', test: /vite\/preload-helper|lib\/next-task/, priority: 4 },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  {
    name: 'libraries',
    test: /node_modules\/(@tanstack|@trpc|superjson|copy-anything|is-what|seroval)\//,
    priority: 2,
  },
  { name: 'shared', test: isSharedByAll, minShareCount: 3, priority: 1 },
  { name: 'mantine', test: OF_MANTINE, minShareCount: 2, priority: 0 },
  { name: 'forms', test: OF_FORMS, minShareCount: 2, priority: 0 },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single' }), react()],
  // Fonts and pictures stay files: a page's HTML and CSS hold no data.
  build: {
    manifest: !isSsrBuild,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    target: 'es2022',
    rolldownOptions: isSsrBuild ? {} : { input: 'src/entry-client.ts', output: { codeSplitting: { groups: FILES } } },
  },
  // One file that holds its libraries: React's production build whatever NODE_ENV says, and a quick start.
  ssr: isSsrBuild ? { noExternal: true } : {},
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
}));
