import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const OURS = /(apps\/web|packages\/\w+)\/src\//;
/**
 * Modules that only pages with forms need: zod, Mantine's form library, the shared parts of forms, and the schemas of
 * public forms. A schema in a file that all pages load would bring zod to all pages.
 */
const FORM_MODULES =
  /node_modules\/(zod|@mantine\/form)\/|contract\/src\/(account-input|contact|newsletter|no-eval-in-browsers|one-line|scalars)\.|lib\/(use-schema-form|form-fields)|ui\/(email-input|password-input|action-button|form-page)\.tsx|features\/account\/new-password-input/;
/**
 * The other schemas: those of the forms about a membership, and those of the dashboard. They are not in the file of the
 * public forms, because a page creates every schema in the files that it loads, and that takes time.
 */
const MEMBERSHIP_SCHEMAS = /contract\/src\/(account|membership)\./;
const OTHER_SCHEMAS =
  /contract\/src\/(?!content-types|errors|format-time|limits|media-(files|kinds|url)|messages|query-parameters|roles|safe-next|slug)/;
/** Modules that every part of Mantine needs. A reading page (decision 20) loads them only for an overlay. */
const MANTINE_MODULES =
  /node_modules\/(@mantine\/(core\/esm\/(core|components\/(CloseButton|Loader|Transition|UnstyledButton))|hooks)|clsx)\/|theme\/(form-controls|overlays|theme|theme-provider)\./;
/**
 * Modules that only some pages share: the account pages, the legal pages, the dashboard's tabs, or the pages with tabs.
 */
const MODULES_OF_AREAS = /features\/(account|admin|legal)\/|features\/modals\/confirm-action|ui\/tabs\.tsx/;

/** The parts of episode cards. They have their own file, because the home page has no such cards. */
const EPISODE_CARDS =
  /features\/(episodes\/(episode-card|episode-media|fetched-media|media-|use-one-player)|player\/queue-button)/;

/** Parts of pages with filtered lists, and parts that only the dashboard and the profile share. */
const LIST_PARTS = /ui\/(filter-menu|filter-badges|toolbar|list-end|lazy-part)\.|lib\/use-applied-form\./;

const isSharedByAll = (id: string): boolean =>
  OURS.test(id) &&
  ![FORM_MODULES, OTHER_SCHEMAS, MANTINE_MODULES, MODULES_OF_AREAS, EPISODE_CARDS, LIST_PARTS].some((kind) =>
    kind.test(id),
  );

/** The module that creates the app on every page. */
const APP = fileURLToPath(new URL('src/start/create-app.tsx', import.meta.url));

type ModuleGraph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/** Returns APP and the modules that it imports statically, directly or indirectly. */
function modulesOfApp(graph: ModuleGraph, id = APP, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) modulesOfApp(graph, imported, found);
  return found;
}

let appModules: ReadonlySet<string> | undefined;

/** Puts the modules that every page needs at its start into the file 'app'. */
function appFile(id: string, graph: ModuleGraph): string | null {
  appModules ??= modulesOfApp(graph);
  return isSharedByAll(id) && appModules.has(id) ? 'app' : null;
}

/**
 * The files that the modules are grouped into: React and the libraries, which rarely change from one version of the
 * site to the next, and the modules that pages, forms and parts of Mantine share. There are few files, because each
 * costs a phone a round trip. What only one page needs is in that page's file.
 */
const FILES = [
  // The modules that the start file needs. React isn't one of them: the start file must run even if other files fail to
  // load, because it requests those files again.
  { name: 'start', test: /vite\/preload-helper|lib\/next-task/, priority: 5 },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
  {
    name: 'libraries',
    test: /node_modules\/(@tanstack|@trpc|superjson|copy-anything|is-what|seroval)\//,
    priority: 3,
  },
  { name: 'episode-cards', test: EPISODE_CARDS, minShareCount: 2, priority: 1 },
  { name: 'lists', test: LIST_PARTS, minShareCount: 2, priority: 1 },
  { name: appFile, priority: 3 },
  { name: 'shared', test: isSharedByAll, minShareCount: 3, priority: 2 },
  { name: 'mantine', test: MANTINE_MODULES, minShareCount: 2, priority: 1 },
  { name: 'forms', test: FORM_MODULES, minShareCount: 2, priority: 1 },
  { name: 'membership-schemas', test: MEMBERSHIP_SCHEMAS, minShareCount: 2, priority: 1 },
  { name: 'other-schemas', test: OTHER_SCHEMAS, minShareCount: 2, priority: 0 },
];

/**
 * tRPC's client doesn't declare that its modules have no side effects. Without this setting, every page would contain
 * tRPC's WebSocket link, which the site doesn't use.
 */
const TREE_SHAKING = { moduleSideEffects: [{ test: /node_modules\/@trpc\/client\//, sideEffects: false }] };

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single' }), react()],
  // Fonts and pictures stay separate files instead of data URLs.
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
  // Bundles the libraries into one file, which loads fast and contains React's production build whatever NODE_ENV is.
  ssr: isSsrBuild ? { noExternal: true } : {},
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
}));
