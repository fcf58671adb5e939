import type { User } from '@longreturn/contract/account';
import { within } from '@longreturn/core/within';
import type { AppParts } from '../app-parts.ts';
import { ContentMemory } from '../cache/content-memory.ts';
import { type GzipPiece, gzipPiece } from '../cache/gzip-pieces.ts';
import type { SignedInContext } from '../sessions/contexts.ts';
import type { PageReading, RenderedPage } from './page-renderer.ts';
import { SharedPage } from './shared-page.ts';
import { standInFor } from './stand-in.ts';

const MOST_BYTES = 16 * 1024 * 1024;
/** What is held for a page besides its text: an address that holds little counts too. */
const ENTRY = 1024;
const PATIENCE_MS = 10_000;

/** A page that has something for one reader alone, so that it is rendered for each. */
const FOR_ONE = { size: 0 } as const;
type Found = SharedPage | typeof FOR_ONE;

/** A page with its body in pieces, compressed and not. */
export type OwnPage = Omit<RenderedPage, 'html' | 'scripts'> & { body: GzipPiece[] };

type Make = (key: string, reading: PageReading) => Promise<RenderedPage>;

/**
 * Pages for readers with a session, each with their own data. Most pages differ between two readers of the same role
 * by the name in the header alone: these are rendered once for each role and content version, and filled in. Who asks
 * for one that is being rendered waits for it, ten seconds at most (service.unavailable); errors are kept no longer.
 */
export function createSignedInPages({ onContentChange }: Pick<AppParts, 'onContentChange'>, make: Make) {
  const known = new ContentMemory<Found>({ most: MOST_BYTES, sizeOf: ({ size }) => size + ENTRY });
  const pending = new Map<string, Promise<Found>>();
  onContentChange(() => {
    known.clear();
    pending.clear();
  });

  return async (key: string, context: SignedInContext): Promise<OwnPage> => {
    const { user } = context.session;
    const at = `${user.role} ${key}`;
    const hasName = user.name !== ''; // without one there is nothing to fill in: the header says something else
    const page = hasName ? (known.find(at) ?? (await join(at, () => findOut(at, key, context)))) : FOR_ONE;
    return page instanceof SharedPage ? fillIn(page, user) : pageForOne(await make(key, { context, user }));
  };

  function join(at: string, begin: () => Promise<Found>): Promise<Found> {
    const begun = pending.get(at);
    if (begun) return begun;
    const begins = within(PATIENCE_MS, begin()).finally(() => {
      if (pending.get(at) === begins) pending.delete(at);
    });
    pending.set(at, begins);
    return begins;
  }

  /** Renders the page for a stand-in, and with it finds out whether others may have it too. */
  async function findOut(at: string, key: string, context: SignedInContext): Promise<Found> {
    const keep = known.keeper();
    const standIn = standInFor(context.session.user);
    let isOwn = false;
    const onOwnRead = () => {
      isOwn = true;
    };
    const rendered = await make(key, { context, user: standIn.user, onOwnRead });
    const found = (isOwn ? undefined : SharedPage.from(rendered, standIn)) ?? FOR_ONE;
    if (rendered.status < 400) keep(at, found); // anybody can ask for addresses that are not there
    return found;
  }
}

function fillIn(page: SharedPage, user: User): OwnPage {
  return { status: page.status, headers: page.headers, body: page.for(user) };
}

/** A page that nobody else gets, compressed for this once. */
export function pageForOne({ status, headers, html }: RenderedPage): OwnPage {
  return { status, headers, body: [gzipPiece(Buffer.from(html), 1)] };
}
