import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A source file, its pretended path, and the rules it breaks there. */
export interface Fixture {
  name: string;
  path: string;
  breaks: string[];
  text: string;
}

/**
 * Reads the fixtures of a folder. Their first lines are `// as: <path>`, then `// breaks: <rule>` for each rule they
 * break.
 */
export function readFixtures(folder: string): Fixture[] {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map(({ name }) => {
    const text = readFileSync(join(folder, name), 'utf8');
    const path = /^\/\/ as: (.+)$/m.exec(text)?.[1];
    if (!path) throw new Error(`${name} does not say which path it pretends to have`);
    return { name, path, breaks: [...text.matchAll(/^\/\/ breaks: (.+)$/gm)].map((match) => match[1] ?? ''), text };
  });
}
