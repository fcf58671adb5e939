import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lintTree } from './lint-tree.ts';

const folder = join(import.meta.dirname, '../fixtures');
const bad = readFixtures(folder);
const good = readFixtures(join(folder, 'good'));
const broken = lintTree([...bad, ...good]);

describe('a bad fixture is reported for exactly the rules that it breaks', () => {
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

const TOO_LONG = 'A function may have at most 60 lines, including JSX: split it.';

test('files of more than 300 lines and functions of more than 60 lines are reported', () => {
  const path = 'packages/core/src/long.ts';
  const lines = (count: number) => Array.from({ length: count }, (_, line) => `  use(${line});`).join('\n');
  const text = `export function long(use: (line: number) => void): void {\n${lines(301)}\n}\n`;
  expect(lintTree([{ path, text }]).get(path)?.toSorted()).toEqual([TOO_LONG, 'lint/style/noExcessiveLinesPerFile']);
});

test('a component with more than 60 lines is reported, a component with 60 lines is not', () => {
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

/** A source file, the path at which it is linted, and the rules that it breaks there. */
interface Fixture {
  name: string;
  path: string;
  breaks: string[];
  text: string;
}

/**
 * Reads the fixtures of a folder. A fixture starts with the line `// as: <path>`. For each rule that it breaks, a line
 * `// breaks: <rule>` follows.
 */
function readFixtures(folder: string): Fixture[] {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map(({ name }) => {
    const text = readFileSync(join(folder, name), 'utf8');
    const path = /^\/\/ as: (.+)$/m.exec(text)?.[1];
    if (!path) throw new Error(`${name} has no line '// as: <path>'`);
    return { name, path, breaks: [...text.matchAll(/^\/\/ breaks: (.+)$/gm)].map((match) => match[1] ?? ''), text };
  });
}
