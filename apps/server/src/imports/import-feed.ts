import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { EPISODE_TYPES } from '@longreturn/contract/content-types';
import { SYSTEM } from '@longreturn/core/actor';
import { AppError } from '@longreturn/core/app-error';
import { describeImport } from '@longreturn/core/imports/describe-import';
import { requireNoOpenImport } from '@longreturn/core/imports/end-lost-imports';
import { type ImportOptions, importShow } from '@longreturn/core/imports/import-show';
import { openShow } from '@longreturn/core/imports/open-show';
import { pino } from 'pino';
import { EnvError, readEnv } from '../env.ts';
import { openServices } from '../services.ts';
import { StartError } from '../start-error.ts';

const USAGE = `Usage: npm run import:feed -- FILE-OR-URL [--dry-run] [--copy-audio] [--type "${EPISODE_TYPES[1]}"]`;

/**
 * `npm run import:feed`: imports a show from its RSS feed, and prints the outcome of each item. The environment
 * variables select the database and the object store.
 */
async function importFeed(): Promise<void> {
  const { source, ...options } = readArguments();
  const env = readEnv(process.env);
  const services = await openServices({ env, logger: pino({ level: 'silent' }), progress: () => {} });
  try {
    const { deps } = services;
    await requireNoOpenImport(deps);
    const isUrl = /^https?:\/\//i.test(source);
    const path = resolve(process.env['INIT_CWD'] ?? '.', source); // npm runs scripts in the root folder
    const show = isUrl ? await openShow(deps, source) : await deps.showReader.parse(await readFile(path));
    const reports = await importShow(deps, SYSTEM, show, { ...options, onProgress: printProgress });
    console.log(describeImport(show, reports, options).join('\n'));
  } finally {
    await services.close();
  }
}

function readArguments(): Omit<ImportOptions, 'onProgress'> & { source: string } {
  const flags = {
    'dry-run': { type: 'boolean', default: false },
    'copy-audio': { type: 'boolean', default: false },
    type: { type: 'string', default: EPISODE_TYPES[1] },
  } as const;
  try {
    const { values, positionals } = parseArgs({ options: flags, allowPositionals: true });
    const type = EPISODE_TYPES.find((each) => each === values.type);
    const [source, ...rest] = positionals;
    if (source === undefined || rest.length > 0 || !type) throw new EnvError(USAGE);
    return { source, type, isDryRun: values['dry-run'], copiesAudio: values['copy-audio'] };
  } catch {
    throw new EnvError(USAGE);
  }
}

function printProgress(done: number, total: number): void {
  if (!process.stdout.isTTY) return;
  process.stdout.write(`\r${done} of ${total} items${done === total ? '\n' : ''}`);
}

process.umask(0o077); // created files are readable only by their owner, as in main.ts
importFeed().catch((error: unknown) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});

/** Returns what to print: the message of an error that the owner can fix, or otherwise the whole error. */
function messageOf(error: unknown): unknown {
  if (error instanceof EnvError || error instanceof StartError || error instanceof AppError) return error.message;
  return (error as { code?: unknown } | null)?.code === 'ENOENT' ? 'The file does not exist' : error;
}
