import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** In files of their own, which stay the same from one version of the site to the next and are read piece by piece. */
const LIBRARIES = [{ name: 'react-dom', test: /node_modules\/(react-dom|scheduler)\// }];

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
      : { input: 'src/entry-client.tsx', output: { codeSplitting: { groups: LIBRARIES } } },
  },
  // One file that holds its libraries: React's production build whatever NODE_ENV says, and a quick start.
  ssr: isSsrBuild ? { noExternal: true } : {},
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
}));
