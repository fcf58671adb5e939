import { AUDIO_EXTENSIONS, type AudioType } from '@longreturn/contract/listening';
import { AppError } from '@longreturn/core/app-error';
import type { AudioFacts } from '@longreturn/core/ports';
import { z } from 'zod';
import { ChildWorker, type ChildWorkerOptions } from '../child-worker.ts';
import { childProgram } from '../own-files.ts';
import { ChildEnded } from '../send-job.ts';
import type { AudioJob } from './read-audio.ts';

const BOUNDS: ChildWorkerOptions = {
  script: childProgram('audio/audio-process'),
  args: [String(600 * 1024 * 1024)], // bytes of memory
  flags: ['--max-old-space-size=256'],
  waiting: 20,
  timeMs: 600_000,
  idleMs: 30_000,
};

/** The child's responses. They are validated, because the child reads untrusted files. */
const factsSchema = z.union([
  z.object({
    contentType: z.enum(Object.keys(AUDIO_EXTENSIONS) as AudioType[]), // Object.keys returns string[]
    durationSec: z.int().positive(),
  }),
  z.object({ refused: z.enum(['upload.audio', 'upload.damaged']) }),
]);
const titleSchema = z.object({ title: z.string().nullable() });
const peaksSchema = z.object({ peaks: z.array(z.int().min(0).max(100)).nullable() });

/** Reads audio files in a child process, one at a time, with limits on time and memory (decision 34). */
export class AudioReader {
  readonly #worker: ChildWorker;

  constructor(bounds: Partial<ChildWorkerOptions> = {}) {
    this.#worker = new ChildWorker({ ...BOUNDS, ...bounds });
  }

  /**
   * Returns the type and duration of a file. Throws upload.audio, upload.damaged (also for a file that takes too much
   * time or memory), and service.unavailable if too many files are waiting or the site stops.
   */
  async inspect(path: string): Promise<AudioFacts> {
    const facts = factsSchema.parse(await this.#run({ is: 'facts', path }, { refused: 'upload.damaged' }));
    if ('refused' in facts) throw new AppError(facts.refused);
    return facts;
  }

  /** Returns the title in the tags, or null. */
  async readTitle(path: string): Promise<string | null> {
    return titleSchema.parse(await this.#run({ is: 'title', path }, { title: null })).title;
  }

  /** Returns the loudness of equally long parts of the audio. Returns null if it can't be decoded within the limits. */
  async measurePeaks(path: string): Promise<number[] | null> {
    return peaksSchema.parse(await this.#run({ is: 'peaks', path }, { peaks: null })).peaks;
  }

  /** Ends the process permanently; a file in progress fails. */
  async close(): Promise<void> {
    await this.#worker.close();
  }

  /** Runs a job. Returns `otherwise` if the file takes too much time or memory, or crashes its decoder. */
  #run(job: AudioJob, otherwise: object): Promise<unknown> {
    return this.#worker.run({ ...job }).catch((error: unknown) => {
      if (error instanceof ChildEnded && error.isDueToJob) return otherwise;
      throw error;
    });
  }
}
