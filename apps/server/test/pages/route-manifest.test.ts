import { describe, expect, it } from 'vitest';
import { routeManifest } from '../../src/pages/route-manifest.ts';

const chunks = {
  'style.css': { file: 'assets/style-1.css' },
  'src/entry-client.tsx': { file: 'assets/entry-1.js', isEntry: true, imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared-1.js' },
  'src/routes/index.tsx?tsr-split=component': {
    file: 'assets/home-1.js',
    imports: ['src/entry-client.tsx', '_card.js'],
  },
  'src/routes/episodes.index.tsx?tsr-split=component': { file: 'assets/episodes-1.js' },
  'src/routes/episodes.$slug.tsx?tsr-split=component': { file: 'assets/episode-1.js' },
  '_card.js': { file: 'assets/card-1.js' },
};

describe('routeManifest', () => {
  const { routes } = routeManifest(chunks);

  it('gives the root the entry, the styles and what the entry imports', () => {
    expect(routes['__root__']).toEqual({
      scripts: [{ attrs: { type: 'module', src: '/assets/entry-1.js' } }],
      css: ['/assets/style-1.css'],
      preloads: ['/assets/entry-1.js', '/assets/shared-1.js'],
    });
  });

  it('gives each route its own chunk and what that imports, under the router’s name for it', () => {
    expect(routes['/']?.preloads).toEqual(['/assets/home-1.js', '/assets/card-1.js']);
    expect(routes['/episodes/']?.preloads).toEqual(['/assets/episodes-1.js']);
    expect(routes['/episodes/$slug']?.preloads).toEqual(['/assets/episode-1.js']);
  });
});
