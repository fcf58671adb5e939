import type { GiftOffer, Membership } from '@longreturn/contract/membership';
import { isInvalidLinkError, readFailure } from '../../lib/read-failure.ts';
import type { ApiContext, RouterContext } from '../../lib/trpc.ts';
import { readSite } from '../../lib/use-site.ts';
import { DESCRIPTION, membershipProduct } from './membership-product.ts';
import type { MembershipSearch } from './membership-search.ts';

/** The query input for the newest premium episodes, and for the newest premium articles. */
export const NEWEST = { access: 'premium', limit: 2 } as const;

interface MembershipData {
  /** The reader's membership; undefined for anonymous readers, or if it couldn't be read. */
  own: Membership | undefined;
  /** The gift of a gift link; 'invalid' if the token is unknown, undefined without a token. */
  gift: GiftOffer | 'invalid' | undefined;
  description: string;
  /** The structured data of the page. */
  jsonLd: object;
}

/** Reads the data of /membership. Reads the membership and the gift again on each visit. */
export async function readMembership(
  { utils, origin }: Pick<RouterContext, 'utils' | 'origin'>,
  { gift: token }: Pick<MembershipSearch, 'gift'>,
): Promise<MembershipData> {
  const { content, membership } = utils;
  const [own, gift, { plans }, { brand }] = await Promise.all([
    readOwn(utils),
    token === undefined ? undefined : readGift(utils, token),
    membership.plans.ensureData(),
    readSite({ utils }),
    content.episodes.list.ensureData(NEWEST),
    content.articles.cards.ensureData(NEWEST),
  ]);
  return { own, gift, description: DESCRIPTION, jsonLd: membershipProduct({ origin, brand }, plans) };
}

/** Reads the membership of the session's user. After a failure, the page shows no dates. */
async function readOwn({ auth, membership }: ApiContext['utils']): Promise<Membership | undefined> {
  const user = await auth.session.ensureData();
  return user ? membership.mine.fetch(undefined, { staleTime: 0 }).catch(() => undefined) : undefined;
}

function readGift({ membership }: ApiContext['utils'], token: string): Promise<GiftOffer | 'invalid'> {
  return membership.giftOffer.fetch({ token }, { staleTime: 0 }).catch((error: unknown) => {
    const failure = readFailure(error);
    if (failure.code === 'gift.invalid' || isInvalidLinkError(failure)) return 'invalid';
    throw error;
  });
}

/**
 * Reads the data of /membership/success. The data contains the current time in milliseconds, so that the server and the
 * browser use the same time.
 */
export async function readSuccess({ utils }: Pick<ApiContext, 'utils'>, { isGift }: { isGift: boolean }) {
  const user = await utils.auth.session.ensureData();
  const [own, gifts] = await Promise.all([
    isGift ? undefined : readOwn(utils),
    user && isGift ? utils.membership.gifts.fetch(undefined, { staleTime: 0 }).catch(() => []) : [],
  ]);
  return { own, gifts, isGift, now: Date.now() };
}
