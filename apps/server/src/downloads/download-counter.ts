import type { Deps } from '@longreturn/core/deps';
import {
  bytesOfDownload,
  type DownloadSource,
  type SentBytes,
  storeDownloads,
} from '@longreturn/core/downloads/store-downloads';
import type { OpenedRendition } from '@longreturn/core/listening/open-rendition';
import type { FastifyRequest } from 'fastify';
import { CountBuffer, type Flushing } from '../counts/count-buffer.ts';
import { isListener } from './is-listener.ts';

/** The maximum number of listeners in memory. It is needed because a client can send any number of User-Agents. */
const MAX_LISTENERS = 50_000;
const MAX_USER_AGENT = 500;

/**
 * Adds up, in memory, the bytes that listeners receive. `flush` adds them to the database (docs/product.md, Downloads).
 */
export class DownloadCounter implements Flushing {
  readonly #clock: Deps['clock'];
  readonly #sent: CountBuffer<SentBytes>;

  constructor(deps: Pick<Deps, 'db' | 'clock'>, maxListeners = MAX_LISTENERS) {
    this.#clock = deps.clock;
    this.#sent = new CountBuffer({
      keyOf: ({ episodeId, ip, userAgent, day }) => `${episodeId} ${ip} ${day} ${userAgent}`,
      add: (known, { bytes }) => {
        known.bytes += bytes;
      },
      store: (sent) => storeDownloads(deps, sent),
      maxKeys: maxListeners,
    });
  }

  /**
   * Counts bytes that a client received or requested. Ignores unpublished episodes, and clients that aren't used for
   * listening, such as bots.
   */
  count({ ip, headers }: FastifyRequest, rendition: OpenedRendition, source: DownloadSource, bytes: number): void {
    const userAgent = headers['user-agent']?.slice(0, MAX_USER_AGENT);
    if (bytes === 0 || !rendition.isPublished || !isListener(userAgent)) return;
    const day = this.#clock.now().toISOString().slice(0, 10);
    const { episodeId } = rendition;
    this.#sent.add({ episodeId, ip, userAgent, source, day, bytes, needed: bytesOfDownload(rendition) });
  }

  flush(): Promise<void> {
    return this.#sent.flush();
  }
}
