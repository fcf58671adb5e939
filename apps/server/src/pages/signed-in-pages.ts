import type { AppParts } from '../app-parts.ts';
import { ContentMemory } from '../cache/content-memory.ts';
import { type GzipPiece, gzipPiece } from '../cache/gzip-pieces.ts';
import type { SignedInContext } from '../sessions/contexts.ts';
import { OwnReads } from './own-reads.ts';
import type { PageReading, RenderedPage } from './page-renderer.ts';
import type { RequestedPage } from './requested-page.ts';
import { SharedPage } from './shared-page.ts';
import { standInFor } from './stand-in.ts';

const MAX_BYTES = 16 * 1024 * 1024;
/** Memory per page besides its text, so that tiny pages count too. */
const ENTRY = 1024;

/** A page with its body in pieces, compressed and uncompressed. */
export type OwnPage = Omit<RenderedPage, 'html' | 'isWhole' | 'scripts'> & { body: GzipPiece[] };

type Make = (key: string, reading: PageReading) => Promise<RenderedPage>;

/**
 * Returns the pages for users with a session. If the route declares 'perRole', a page is rendered once per role and
 * content version, and each user's data is filled in. Concurrent requests share one rendering and wait at most ten
 * seconds for it (service.unavailable). Pages that lack a part aren't stored, nor those with an error status, because
 * anybody can request unknown URLs.
 */
export function createSignedInPages({ onContentChange }: Pick<AppParts, 'onContentChange'>, make: Make) {
  const pages = new ContentMemory<SharedPage>({
    most: MAX_BYTES,
    sizeOf: ({ size }) => size + ENTRY,
    isStored: ({ status, isWhole }) => status < 400 && isWhole,
  });
  onContentChange(() => pages.clear());

  return async ({ key, rendering }: RequestedPage, context: SignedInContext): Promise<OwnPage> => {
    const { user } = context.session;
    if (rendering !== 'perRole') return pageForOne(await make(key, { context, user }));
    const hasName = user.name !== ''; // without a name the header shows another text, so it is another page
    const page = await pages.getOrMake(`${user.role} ${hasName} ${key}`, () => renderShared(key, context));
    return { status: page.status, headers: page.headers, body: page.for(user) };
  };

  async function renderShared(key: string, context: SignedInContext): Promise<SharedPage> {
    const ownReads = new OwnReads(key);
    const standIn = standInFor(context.session.user, ownReads);
    return SharedPage.from(await make(key, { context, user: standIn.user, ownReads }), standIn);
  }
}

/** Prepares a page for one user. It is compressed for this response only. */
export function pageForOne({ status, headers, html }: RenderedPage): OwnPage {
  return { status, headers, body: [gzipPiece(Buffer.from(html), 1)] };
}
