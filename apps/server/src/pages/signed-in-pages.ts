import type { User } from '@longreturn/contract/account';
import type { AppParts } from '../app-parts.ts';
import { ContentMemory } from '../cache/content-memory.ts';
import { type GzipPiece, gzipPiece } from '../cache/gzip-pieces.ts';
import type { SignedInContext } from '../sessions/contexts.ts';
import type { PageReading, RenderedPage } from './page-renderer.ts';
import { SharedPage } from './shared-page.ts';
import { standInFor } from './stand-in.ts';

const MOST_CHARACTERS = 32 * 1024 * 1024;

/** A page that has something for one reader alone, so that it is rendered for each. */
const FOR_ONE = { size: 1 } as const;

/** A page with its body in pieces, compressed and not. */
export type OwnPage = Omit<RenderedPage, 'html'> & { body: GzipPiece[] };

type Make = (key: string, reading: PageReading) => Promise<RenderedPage>;

/**
 * Pages for readers with a session, each with their own data. Most pages differ between two readers of the same role
 * by the name in the header alone: these are rendered once for each role and content version, and filled in.
 */
export function createSignedInPages({ onContentChange }: Pick<AppParts, 'onContentChange'>, make: Make) {
  const known = new ContentMemory<SharedPage | typeof FOR_ONE>({ most: MOST_CHARACTERS, sizeOf: ({ size }) => size });
  onContentChange(() => known.clear());

  return async (key: string, context: SignedInContext): Promise<OwnPage> => {
    const { user } = context.session;
    const renderForOne = async () => pageForOne(await make(key, { context, user }));
    if (user.name === '') return renderForOne(); // nothing to fill in: the header says something else
    const at = `${user.role} ${key}`;
    const page = known.find(at);
    if (page instanceof SharedPage) return fillIn(page, user);
    if (page) return renderForOne();

    const keep = known.keeper();
    const standIn = standInFor(user);
    let isOwn = false;
    const onOwnRead = () => {
      isOwn = true;
    };
    const rendered = await make(key, { context, user: standIn.user, onOwnRead });
    const shared = isOwn ? undefined : SharedPage.from(rendered, standIn);
    if (rendered.status < 500) keep(at, shared ?? FOR_ONE);
    return shared ? fillIn(shared, user) : renderForOne();
  };
}

function fillIn(page: SharedPage, user: User): OwnPage {
  return { status: page.status, headers: page.headers, body: page.for(user) };
}

/** A page that nobody else gets, compressed for this once. */
export function pageForOne({ status, headers, html }: RenderedPage): OwnPage {
  return { status, headers, body: [gzipPiece(Buffer.from(html), 1)] };
}
