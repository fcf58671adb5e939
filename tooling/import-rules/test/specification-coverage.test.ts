import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const document = readFileSync(join(ROOT, 'docs/specification-coverage.md'), 'utf8');
const [covered = '', deviations = ''] = document.split('## Not built yet');
const rows = [...covered.matchAll(/^\| (?!line |---)(.+) \| (.+) \| (.+) \|$/gm)].map(([, ...cells]) => cells);
/** Maps each prefix that the document defines, such as `web`, to a folder of tests. */
const FOLDERS = Object.fromEntries([...document.matchAll(/^- `(\w+)\/` is `(.+)`/gm)].map(([, ...pair]) => pair));

const namesIn = (text = '') => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
const isThere = (path: string) => existsSync(join(ROOT, path));
const isTest = (name: string) => {
  const path = name.replace(/^\w+/, (folder) => FOLDERS[folder] ?? folder);
  return isThere(`${path}.test.ts`) || isThere(`${path}.test.tsx`);
};

test.each(rows)('the files and tests of "%s" exist', (_line, files, tests) => {
  let beside = '';
  for (const name of namesIn(files)) {
    const path = [name, join('apps/web/src', name), join(beside, name)].find(isThere);
    expect(path, name).toBeDefined();
    beside = dirname(path ?? '');
  }
  expect(namesIn(tests)).not.toEqual([]);
  expect(namesIn(tests).filter((name) => !isTest(name))).toEqual([]);
});

test('the tests under "Not built yet" exist', () => {
  const tests = namesIn(deviations).filter((name) => name.split('/', 1).some((folder) => folder in FOLDERS));
  expect(tests).not.toEqual([]);
  expect(tests.filter((name) => !isTest(name))).toEqual([]);
});
