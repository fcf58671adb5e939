import type { Site } from '@longreturn/contract/site';
import { BRAND, HERO } from './brand.ts';
import { CONTACT_DESK } from './contact-desk.ts';
import { HOSTS } from './hosts.ts';
import { NEWSLETTER } from './newsletter.ts';
import { MEMBER_FEATURES } from './plans.ts';
import { SOCIAL_LINKS } from './social-links.ts';

/** The default texts that every page may show. */
export const DEFAULT_SITE: Site = {
  brand: BRAND,
  hero: HERO,
  claims: { newsletter: NEWSLETTER, responseTime: CONTACT_DESK.cards.responseTime },
  socials: SOCIAL_LINKS,
  hosts: HOSTS,
  memberFeatures: MEMBER_FEATURES,
};
