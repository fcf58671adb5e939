import { describe, expect, it } from 'vitest';
import { routeManifest } from '../../src/pages/route-manifest.ts';

const chunks = {
  'style.css': { file: 'assets/style-1.css' },
  'src/entry-client.ts': {
    file: 'assets/entry-1.js',
    isEntry: true,
    imports: ['_shared.js'],
    dynamicImports: ['src/start.ts'],
  },
  'src/start.ts': { file: 'assets/start-1.js', imports: ['_library.js'], dynamicImports: ['_dialog.js'] },
  '_library.js': { file: 'assets/library-1.js' },
  '_dialog.js': { file: 'assets/dialog-1.js' },
  '_shared.js': { file: 'assets/shared-1.js' },
  'src/routes/index.tsx?tsr-split=component': {
    file: 'assets/home-1.js',
    imports: ['src/entry-client.ts', '_card.js'],
  },
  'src/routes/episodes.index.tsx?tsr-split=component': { file: 'assets/episodes-1.js' },
  'src/routes/episodes.$slug.tsx?tsr-split=component': { file: 'assets/episode-1.js' },
  'src/routes/login.tsx?tsr-split=component---loader': { file: 'assets/login-1.js' },
  '_card.js': { file: 'assets/card-1.js', imports: ['_icon.js'] },
  '_icon.js': { file: 'assets/icon-1.js' },
};

describe('routeManifest', () => {
  const { routes } = routeManifest(chunks);

  it('lists under the root route the entry, its static and dynamic imports, and the styles', () => {
    expect(routes['__root__']).toEqual({
      scripts: [
        { attrs: { type: 'module', src: '/assets/entry-1.js' } },
        {
          attrs: { type: 'application/json', 'data-files': '' },
          children: '["/assets/shared-1.js","/assets/library-1.js","/assets/start-1.js"]',
        },
      ],
      css: ['/assets/style-1.css'],
    });
  });

  it('lists each route’s chunk under the route’s ID, preceded by the chunks that it imports', () => {
    const filesOf = (route: string) => routes[route]?.scripts?.map(({ children }) => children);
    expect(filesOf('/')).toEqual(['["/assets/icon-1.js","/assets/card-1.js","/assets/home-1.js"]']);
    expect(filesOf('/episodes/')).toEqual(['["/assets/episodes-1.js"]']);
    expect(filesOf('/episodes/$slug')).toEqual(['["/assets/episode-1.js"]']);
  });

  it('lists the chunk of a route’s component even if that chunk also contains the loader', () => {
    expect(routes['/login']?.scripts?.map(({ children }) => children)).toEqual(['["/assets/login-1.js"]']);
  });
});
