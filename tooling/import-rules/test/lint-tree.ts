import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** The fields of Biome's JSON report that we read. */
interface Report {
  diagnostics: { category: string; message: string; location: { path: string } }[];
}

/**
 * Lints files with the repository's Biome configuration, in a temporary folder. Returns the names of the rules that
 * each file breaks, by path. Rules of our plugins have no names, so their messages are returned instead.
 */
export function lintTree(files: { path: string; text: string }[]): Map<string, string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'longreturn-import-rules-'));
  try {
    cpSync(join(root, 'biome.json'), join(folder, 'biome.json'));
    cpSync(join(root, 'tooling/import-rules/plugins'), join(folder, 'tooling/import-rules/plugins'), {
      recursive: true,
    });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (const { path, text } of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    return brokenRules(lint(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function lint(folder: string): Report {
  const biome = join(root, 'node_modules/.bin/biome');
  const result = spawnSync(biome, ['lint', '.', '--reporter=json', '--max-diagnostics=none', '--colors=off'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (!result.stdout.startsWith('{')) throw new Error(`Biome printed no report:\n${result.stdout}${result.stderr}`);
  return JSON.parse(result.stdout) as Report; // the format of Biome's reporter
}

function brokenRules(report: Report): Map<string, string[]> {
  const rules = new Map<string, string[]>();
  for (const { category, message, location } of report.diagnostics) {
    rules.set(location.path, [...(rules.get(location.path) ?? []), category === 'plugin' ? message : category]);
  }
  return rules;
}
