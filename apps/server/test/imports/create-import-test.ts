import { Readable } from 'node:stream';
import { SYSTEM } from '@longreturn/core/actor';
import { AppError } from '@longreturn/core/app-error';
import { type ImportOptions, type ItemReport, importShow } from '@longreturn/core/imports/import-show';
import type { OpenedFile, ShowReader } from '@longreturn/core/ports';
import { createTestDeps } from '@longreturn/core/testing';
import { activity, episodePersons, episodes, importedItems, renditions } from '@longreturn/db/schema';
import { parseShow } from '@longreturn/providers/feeds/parse-show';
import { asc } from 'drizzle-orm';

export const OPTIONS: ImportOptions = { type: 'Expert Perspectives', copiesAudio: false, isDryRun: false };

/**
 * Creates the dependencies of an import. The map `files` has the text of each file by its URL. The map `during` can
 * have a function for a URL, which is called while the file at that URL is fetched.
 */
export async function createImportTest() {
  const files = new Map<string, string>();
  const opened: string[] = [];
  const during = new Map<string, () => Promise<unknown>>();
  const showReader: ShowReader = {
    parse: parseShow,
    async open(url): Promise<OpenedFile> {
      opened.push(url);
      await during.get(url)?.();
      const text = files.get(url);
      if (text === undefined) throw new AppError('feed.unreachable');
      return { body: Readable.from([Buffer.from(text)]), contentType: undefined, [Symbol.dispose]: () => {} };
    },
  };
  const { deps, store, clock, close } = await createTestDeps(undefined, { showReader });

  async function snapshot() {
    const { db } = deps;
    return {
      episodes: await db.select().from(episodes).orderBy(asc(episodes.id)),
      renditions: await db.select().from(renditions).orderBy(asc(renditions.id)),
      persons: await db
        .select()
        .from(episodePersons)
        .orderBy(asc(episodePersons.episodeId), asc(episodePersons.position)),
      items: await db.select().from(importedItems).orderBy(asc(importedItems.guid)),
      activity: await db.select().from(activity),
    };
  }
  async function clear() {
    for (const table of [importedItems, episodes, activity]) await deps.db.delete(table);
    opened.length = 0;
  }
  const run = (bytes: Uint8Array, options: Partial<ImportOptions> = {}): Promise<ItemReport[]> =>
    importShow(deps, SYSTEM, parseShow(bytes), { ...OPTIONS, ...options });
  const passMinute = () => clock.set(new Date(clock.now().getTime() + 60_000).toISOString());
  return { deps, store, files, during, opened, run, snapshot, clear, passMinute, close };
}

/** Returns a feed with these items. */
export const feedWith = (items: string): Uint8Array =>
  Buffer.from(
    `<rss version="2.0" xmlns:podcast="https://podcastindex.org/namespace/1.0"><channel><title>Show</title><link>https://show.example</link>${items}</channel></rss>`,
  );
