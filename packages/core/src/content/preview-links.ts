import type { PreviewLink } from '@longreturn/contract/admin-content';
import { LIMITS } from '@longreturn/contract/limits';
import type { Deps } from '../deps.ts';
import { readToken, signToken } from '../signed-token.ts';
import { siteKey } from '../site-key.ts';

type Kind = 'episode' | 'article';

const HOUR_MS = 3_600_000;

/**
 * Creates a link to an item's page. The link works for anyone until it expires (docs/product.md, Publication). `path`
 * is the path of the page.
 */
export async function createPreviewLink(
  deps: Pick<Deps, 'db' | 'clock' | 'origin'>,
  { kind, id, path }: { kind: Kind; id: string; path: string },
): Promise<PreviewLink> {
  const until = deps.clock.now().getTime() + LIMITS.previewHours * HOUR_MS;
  const token = signToken(await siteKey(deps, 'preview-links'), { purpose: purposeOf(kind), id, until });
  return { url: `${deps.origin}${path}?preview=${token}`, expiresAt: new Date(until).toISOString() };
}

/**
 * Returns the ID of the item that the token gives access to, or undefined if the token is forged, expired or for
 * another kind of item.
 */
export async function findPreviewed(
  deps: Pick<Deps, 'db' | 'clock'>,
  kind: Kind,
  token: string,
): Promise<string | undefined> {
  const given = { purpose: purposeOf(kind), token, now: deps.clock.now() };
  return readToken(await siteKey(deps, 'preview-links'), given)?.id;
}

const purposeOf = (kind: Kind) => `preview-${kind}`;
