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
/** Bytes counted for each page in addition to its text, so that the cache also limits the number of tiny pages. */
const ENTRY = 1024;

/** A page for one user. Its body consists of pieces, each both compressed and uncompressed. */
export type OwnPage = Omit<RenderedPage, 'html' | 'isWhole' | 'scripts'> & { body: GzipPiece[] };

type Make = (key: string, reading: PageReading) => Promise<RenderedPage>;

/**
 * Returns a function that makes pages for signed-in users. If the route declares 'perRole', the page is rendered once
 * per role, subscription status and content version, and filled in for each user. Concurrent requests share one
 * rendering and fail with service.unavailable if it takes longer than ten seconds. Incomplete pages are not stored.
 * Pages with an error status are not stored either, because requests for unknown URLs could push out the other pages.
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
    const hasName = user.name !== ''; // without a name the header shows a different text: store such pages separately
    const page = await pages.getOrMake(`${user.role} ${user.subscriptionStatus} ${hasName} ${key}`, () =>
      renderShared(key, context),
    );
    return { status: page.status, headers: page.headers, body: page.for(user) };
  };

  async function renderShared(key: string, context: SignedInContext): Promise<SharedPage> {
    const ownReads = new OwnReads(key);
    const standIn = standInFor(context.session.user, ownReads);
    return SharedPage.from(await make(key, { context, user: standIn.user, ownReads }), standIn);
  }
}

/** Compresses a page that was rendered for one user. */
export function pageForOne({ status, headers, html }: RenderedPage): OwnPage {
  return { status, headers, body: [gzipPiece(Buffer.from(html), 1)] };
}
