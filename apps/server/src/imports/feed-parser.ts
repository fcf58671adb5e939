import { AppError } from '@longreturn/core/app-error';
import type { Show } from '@longreturn/core/ports';
import { z } from 'zod';
import { ChildWorker, type ChildWorkerOptions } from '../child-worker.ts';
import { childProgram } from '../own-files.ts';
import { ChildEnded } from '../send-job.ts';
import type { ParseJob } from './parse-process.ts';

const BOUNDS: ChildWorkerOptions = {
  script: childProgram('imports/parse-process'),
  args: [String(1024 ** 3)], // bytes of memory
  flags: ['--max-old-space-size=768'],
  waiting: 4,
  timeMs: 60_000,
  idleMs: 10_000,
  silent: true, // a feed that needs too much memory makes V8 print a long report
};

const refusedSchema = z.object({ refused: z.enum(['feed.unreadable', 'feed.long']) });

/** Parses feeds in a child process, one at a time, because a feed of 50 MB takes seconds. */
export class FeedParser {
  readonly #worker: ChildWorker;

  constructor(bounds: Partial<ChildWorkerOptions> = {}) {
    this.#worker = new ChildWorker({ ...BOUNDS, ...bounds });
  }

  /**
   * Parses an RSS feed. Throws feed.unreadable (also for a feed that takes too much time or memory) and feed.long. If
   * too many feeds are waiting, throws service.unavailable.
   */
  async parse(bytes: Uint8Array, charset?: string): Promise<Show> {
    const job: ParseJob = { bytes, ...(charset !== undefined && { charset }) };
    const parsed = await this.#worker.run({ ...job }).catch((error: unknown) => {
      if (error instanceof ChildEnded && error.isDueToJob) return { refused: 'feed.unreadable' };
      throw error;
    });
    const { data } = refusedSchema.safeParse(parsed);
    if (data) throw new AppError(data.refused);
    return parsed as Show; // plain data that our own code in the child process made
  }

  /** Ends the process permanently; a feed in progress fails. */
  async close(): Promise<void> {
    await this.#worker.close();
  }
}
