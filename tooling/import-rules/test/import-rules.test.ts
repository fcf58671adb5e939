import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lintTree } from './lint-tree.ts';

const folder = join(import.meta.dirname, '../fixtures');
const bad = readFixtures(folder);
const good = readFixtures(join(folder, 'good'));
const broken = lintTree([...bad, ...good]);

describe('a bad fixture is reported for the rule it breaks and for no other', () => {
  test.each(bad)('$name', ({ path, breaks }) => {
    expect(breaks).not.toEqual([]);
    expect(broken.get(path)?.toSorted()).toEqual(breaks.toSorted());
  });
});

describe('a good fixture is not reported', () => {
  test.each(good)('$name', ({ path }) => {
    expect(broken.get(path)).toBeUndefined();
  });
});

const TOO_LONG = 'A function has 60 lines at most, JSX included: split it.';

test('a file over 300 lines and a function over 60 are reported', () => {
  const path = 'packages/core/src/long.ts';
  const lines = (count: number) => Array.from({ length: count }, (_, line) => `  use(${line});`).join('\n');
  const text = `export function long(use: (line: number) => void): void {\n${lines(301)}\n}\n`;
  expect(lintTree([{ path, text }]).get(path)?.toSorted()).toEqual([TOO_LONG, 'lint/style/noExcessiveLinesPerFile']);
});

test('a component over 60 lines is reported, one of 60 is not', () => {
  const page = (paragraphs: number) =>
    `export function Page() {\n  return (\n    <div>\n${'      <p>line</p>\n'.repeat(paragraphs)}    </div>\n  );\n}\n`;
  const block = `export const Block = () => (\n  <div>\n${'    <p>line</p>\n'.repeat(61)}  </div>\n);\n`;
  const at = (name: string) => `apps/web/src/ui/${name}.tsx`;
  const broken = lintTree([
    { path: at('long-page'), text: page(57) },
    { path: at('page'), text: page(56) },
    { path: at('block'), text: block },
  ]);
  expect(Object.fromEntries(broken)).toEqual({ [at('long-page')]: [TOO_LONG], [at('block')]: [TOO_LONG] });
});

/** A source file, its pretended path, and the rules it breaks there. */
interface Fixture {
  name: string;
  path: string;
  breaks: string[];
  text: string;
}

/**
 * Reads the fixtures of a folder. Their first lines are `// as: <path>`, then `// breaks: <rule>` for each rule they
 * break.
 */
function readFixtures(folder: string): Fixture[] {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map(({ name }) => {
    const text = readFileSync(join(folder, name), 'utf8');
    const path = /^\/\/ as: (.+)$/m.exec(text)?.[1];
    if (!path) throw new Error(`${name} does not say which path it pretends to have`);
    return { name, path, breaks: [...text.matchAll(/^\/\/ breaks: (.+)$/gm)].map((match) => match[1] ?? ''), text };
  });
}
