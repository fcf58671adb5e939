import type { LEGAL_PAGES, Site, SiteInput } from '@longreturn/contract/site';
import { BRAND, HERO } from '@longreturn/site/brand';
import { CONTACT_DESK } from '@longreturn/site/contact-desk';
import { HOST_BIOGRAPHIES } from '@longreturn/site/host-biographies';
import { HOSTS } from '@longreturn/site/hosts';
import { COOKIES } from '@longreturn/site/legal/cookies';
import { DISCLOSURES } from '@longreturn/site/legal/disclosures';
import { PRIVACY } from '@longreturn/site/legal/privacy';
import { TERMS } from '@longreturn/site/legal/terms';
import { NEWSLETTER } from '@longreturn/site/newsletter';
import { MEMBER_FEATURES } from '@longreturn/site/plans';
import { SOCIAL_LINKS } from '@longreturn/site/social-links';

const LEGAL: Record<(typeof LEGAL_PAGES)[number], Site['legal']> = {
  privacy: PRIVACY,
  terms: TERMS,
  cookies: COOKIES,
  disclosures: DISCLOSURES,
};

/** Returns the site's texts from packages/site, with the requested long texts. */
export function getSite({ with: long }: SiteInput): Site {
  return {
    brand: BRAND,
    hero: HERO,
    claims: { newsletter: NEWSLETTER, responseTime: CONTACT_DESK.cards.responseTime },
    socials: SOCIAL_LINKS,
    hosts: HOSTS,
    memberFeatures: MEMBER_FEATURES,
    biographies: long === 'biographies' ? HOST_BIOGRAPHIES : null,
    legal: long === undefined || long === 'biographies' ? null : LEGAL[long],
  };
}
