import { MIMEType } from 'node:util';
import { LIMITS } from '@longreturn/contract/limits';
import type { Deps } from '../deps.ts';
import type { Show } from '../ports.ts';
import { readAll } from './fetch-parts.ts';

const TIMEOUT_MS = 60_000;

/**
 * Fetches and parses the feed at a URL. Throws feed.unreachable, feed.unreadable, feed.long, body.too_large.
 */
export async function openShow({ showReader }: Pick<Deps, 'showReader'>, url: string): Promise<Show> {
  using opened = await showReader.open(url, AbortSignal.timeout(TIMEOUT_MS));
  const bytes = await readAll(opened.body, LIMITS.feedBytes);
  return showReader.parse(bytes, charsetOf(opened.contentType));
}

function charsetOf(contentType: string | undefined): string | undefined {
  try {
    return new MIMEType(contentType ?? '').params.get('charset') ?? undefined;
  } catch {
    return undefined; // a malformed type names no encoding
  }
}
