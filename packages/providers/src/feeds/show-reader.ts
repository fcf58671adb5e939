import { Readable } from 'node:stream';
import { AppError } from '@longreturn/core/app-error';
import type { Show, ShowReader } from '@longreturn/core/ports';
import { followRedirects } from '../pages/follow-redirects.ts';
import { INTERNET, type Network } from '../pages/open-url.ts';

const HEADERS = {
  accept: '*/*',
  'accept-encoding': 'identity',
  'user-agent': 'LongReturn/1.0 (feed import)',
};
const OK = 200;

interface ShowReaderParts {
  /** Parses a feed, by default in this process. */
  parse?: ShowReader['parse'];
  /** Tests replace the network. */
  network?: Network;
}

/** Creates a reader of shows on public sites. */
export function showReader({ parse = parseHere, network = INTERNET }: ShowReaderParts = {}): ShowReader {
  return {
    parse,
    async open(url, signal) {
      try {
        return await followRedirects(url, { signal, network, headers: HEADERS }, async (response) => {
          if (response.statusCode !== OK) throw new Error(`the site responded with ${response.statusCode}`);
          return {
            body: Readable.from(bytesOf(response), { objectMode: false }),
            contentType: response.headers['content-type'],
            [Symbol.dispose]: () => void response.destroy(),
          };
        });
      } catch (cause) {
        throw unreachable(cause);
      }
    },
  };
}

/** Parses a feed in this process. The parser is loaded on demand, because it is large. */
async function parseHere(bytes: Uint8Array, charset?: string): Promise<Show> {
  const { parseShow } = await import('./parse-show.ts');
  return parseShow(bytes, charset);
}

/** Yields the chunks of a body. Throws feed.unreachable if the connection ends before the body is complete. */
async function* bytesOf(body: Readable): AsyncGenerator<Buffer> {
  try {
    yield* body;
  } catch (cause) {
    throw unreachable(cause);
  }
}

function unreachable(cause: unknown): AppError {
  return Object.assign(new AppError('feed.unreachable'), { cause });
}
