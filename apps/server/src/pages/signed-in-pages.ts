import type { AppParts } from '../app-parts.ts';
import { ContentMemory } from '../cache/content-memory.ts';
import { type GzipPiece, gzipPiece } from '../cache/gzip-pieces.ts';
import type { SignedInContext } from '../sessions/contexts.ts';
import type { AskedPage } from './asked-page.ts';
import { OwnReads } from './own-reads.ts';
import type { PageReading, RenderedPage } from './page-renderer.ts';
import { SharedPage } from './shared-page.ts';
import { standInFor } from './stand-in.ts';

const MOST_BYTES = 16 * 1024 * 1024;
/** What is held for a page besides its text: an address that holds little counts too. */
const ENTRY = 1024;

/** A page with its body in pieces, compressed and not. */
export type OwnPage = Omit<RenderedPage, 'html' | 'isWhole' | 'scripts'> & { body: GzipPiece[] };

type Make = (key: string, reading: PageReading) => Promise<RenderedPage>;

/**
 * Pages for readers with a session. Where the route declares 'perRole' a page is rendered once for each role and content
 * version, and the data of each reader is filled in. Concurrent requests share one rendering and wait for it, ten seconds
 * at most (service.unavailable); pages that lack a part aren't stored, nor those with an
 * error status, because anybody can ask for unknown addresses.
 */
export function createSignedInPages({ onContentChange }: Pick<AppParts, 'onContentChange'>, make: Make) {
  const pages = new ContentMemory<SharedPage>({
    most: MOST_BYTES,
    sizeOf: ({ size }) => size + ENTRY,
    isStored: ({ status, isWhole }) => status < 400 && isWhole,
  });
  onContentChange(() => pages.clear());

  return async ({ key, rendering }: AskedPage, context: SignedInContext): Promise<OwnPage> => {
    const { user } = context.session;
    if (rendering !== 'perRole') return pageForOne(await make(key, { context, user }));
    const hasName = user.name !== ''; // without one the header shows another word, so it is another page
    const page = await pages.getOrMake(`${user.role} ${hasName} ${key}`, () => renderShared(key, context));
    return { status: page.status, headers: page.headers, body: page.for(user) };
  };

  async function renderShared(key: string, context: SignedInContext): Promise<SharedPage> {
    const ownReads = new OwnReads(key);
    const standIn = standInFor(context.session.user, ownReads);
    return SharedPage.from(await make(key, { context, user: standIn.user, ownReads }), standIn);
  }
}

/** A page that nobody else gets, compressed for this once. */
export function pageForOne({ status, headers, html }: RenderedPage): OwnPage {
  return { status, headers, body: [gzipPiece(Buffer.from(html), 1)] };
}
