import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const compose = read('docker/compose.yaml');
const services = compose.slice(compose.indexOf('\nservices:'), compose.indexOf('\nvolumes:'));
/** The services of the compose file, each as a text that starts with the service's name. */
const parts = services.split(/^ {2}(?=\w+:$)/m).slice(1);
const nameOf = (part: string) => part.slice(0, part.indexOf(':'));

const node = `node:${/^ {2}node: (\S+)$/m.exec(read('pnpm-workspace.yaml'))?.[1]}-bookworm-slim`;

test('the compose file has the services site, database, mail and proxy', () => {
  expect(parts.map(nameOf)).toEqual(['site', 'database', 'mail', 'proxy']);
});

test.each(parts.map((part) => [nameOf(part), part]))(
  '%s has a memory limit that docker/.env can override',
  (name, part) => {
    expect(part).toMatch(new RegExp(`^ {4}mem_limit: \\$\\{${name.toUpperCase()}_MEMORY:-\\d+[mg]\\}$`, 'm'));
  },
);

test('every image of the compose file has an exact version', () => {
  const images = [...compose.matchAll(/^ {4}image: (\S+)$/gm)].map(([, image]) => image);
  expect(images).toHaveLength(3);
  for (const image of images) expect(image).toMatch(/:v?\d+\.\d+(\.\d+)?(-[\w.]+)?$/);
});

test.each(['compose.yaml', 'Dockerfile', 'smoke.sh', 'README.md'])(
  'docker/%s uses the Node version in pnpm-workspace.yaml',
  (file) => {
    const bases = read(`docker/${file}`).match(/node:[\w.-]+-bookworm-slim/g);
    expect(new Set(bases)).toEqual(new Set([node]));
  },
);
