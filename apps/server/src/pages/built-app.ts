import { readFile } from 'node:fs/promises';
import { WEB_DIST } from '../own-files.ts';
import { StartError } from '../start-error.ts';
import { routeManifest } from './route-manifest.ts';
import type { WebApp, WebAppModule } from './web-app.ts';

/** Loads the built web app. Throws StartError if it has not been built. */
export async function loadBuiltApp(): Promise<WebApp> {
  try {
    const manifest = routeManifest(JSON.parse(await readFile(new URL('client/.vite/manifest.json', WEB_DIST), 'utf8')));
    const module = (await import(new URL('server/entry-server.js', WEB_DIST).href)) as WebAppModule; // the bundle of entry-server.ts
    const { renderPage, findPageRoute } = module;
    const loaded = { renderPage, findPageRoute, manifest };
    return { files: new URL('client/', WEB_DIST), load: async () => loaded };
  } catch (error) {
    throw StartError.from('The web app is not built (npm run build)', error);
  }
}
