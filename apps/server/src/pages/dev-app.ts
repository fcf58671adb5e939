import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { WEB_APP } from '../own-files.ts';
import type { RouteManifest, WebApp, WebAppModule } from './web-app.ts';

const REFRESH = `import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;`;

const MANIFEST: RouteManifest = {
  routes: {
    __root__: {
      css: ['/src/theme/tokens.css?direct', '/src/theme/global.css?direct'],
      scripts: [
        { attrs: { type: 'module' }, children: REFRESH },
        { attrs: { type: 'module', src: '/@vite/client' } },
        { attrs: { type: 'module', src: '/src/entry-client.ts' } },
      ],
    },
  },
};

/** Returns the web app. Vite loads it from its source files, serves these files to browsers and pushes changes. */
export async function startDevApp(app: FastifyInstance): Promise<WebApp> {
  const { createServer } = await import('vite');
  const root = fileURLToPath(WEB_APP);
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, done));
  app.addHook('onClose', () => vite.close());
  return {
    async load() {
      const module = (await vite.ssrLoadModule('/src/entry-server.ts')) as WebAppModule; // Vite does not type the module
      const { renderPage, findPageRoute } = module;
      return { renderPage, findPageRoute, manifest: MANIFEST };
    },
  };
}
