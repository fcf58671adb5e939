import type { ClientOptions } from './client.ts';

/**
 * An error response of a REST path. The message is the status and the body. Without a body, it is the status and the
 * status text.
 */
export class RestError extends Error {
  readonly status: number;
  readonly body: string;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.name = 'RestError';
    this.status = status;
    this.body = body;
  }
}

export interface RestClient {
  /** Returns the JSON response of a path: `get('/api/episodes', { topic: 'sleep' })`. Throws RestError. */
  get<Result>(path: `/api/${string}`, query?: Record<string, string | number>): Promise<Result>;
  /** Yields every page of a list by following `Link: rel=next`. Throws RestError. */
  pages<Item>(path: `/api/${string}`, query?: Record<string, string | number>): AsyncGenerator<Item[]>;
  /** Returns a file that the site streams, with the name that the site gives it. Throws RestError. */
  file(path: `/api/${string}`): Promise<{ name: string; body: ReadableStream<Uint8Array> }>;
}

/** Creates a client for scripts that use the REST API. */
export function createRestClient({ baseUrl, sessionId }: ClientOptions): RestClient {
  const headers: Record<string, string> = sessionId ? { authorization: `Bearer ${sessionId}` } : {};
  const read = async (url: URL): Promise<Response> => {
    const response = await fetch(url, { headers });
    if (!response.ok) throw new RestError(response.status, response.statusText, await response.text());
    return response;
  };
  return {
    async get<Result>(path: string, query = {}) {
      const response = await read(urlOf(baseUrl, path, query));
      return (await response.json()) as Result; // the caller knows the type of the path's response
    },
    async *pages<Item>(path: string, query = {}) {
      let next: URL | undefined = urlOf(baseUrl, path, query);
      while (next) {
        const response = await read(next);
        yield (await response.json()) as Item[]; // as above
        next = nextOf(response, baseUrl);
      }
    },
    async file(path) {
      const { headers, body } = await read(urlOf(baseUrl, path, {}));
      const [, name] = /filename="([^"/\\]+)"/.exec(headers.get('content-disposition') ?? '') ?? [];
      if (!name || !body) throw new Error(`${path} is not a file`);
      return { name, body };
    },
  };
}

function urlOf(baseUrl: string, path: string, query: Record<string, string | number>): URL {
  const url = new URL(path, baseUrl);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  return url;
}

/**
 * Returns the URL of the next page from the Link header; undefined on the last page. The link may contain another host
 * name, so the host is replaced with that of `baseUrl`.
 */
function nextOf(response: Response, baseUrl: string): URL | undefined {
  const [, link] = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '') ?? [];
  if (!link) return undefined;
  const { pathname, search } = new URL(link, baseUrl);
  return new URL(pathname + search, baseUrl);
}
