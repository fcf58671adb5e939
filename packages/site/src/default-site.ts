import type { Site } from '@longreturn/contract/site';
import { BRAND, HERO } from './brand.ts';
import { CONTACT_DESK } from './contact-desk.ts';
import { HOSTS } from './hosts.ts';
import { MEMBER_FEATURES } from './plans.ts';
import { SOCIAL_LINKS } from './social-links.ts';

/** The texts of the newsletter. */
const NEWSLETTER = {
  title: 'A weekly digest of longevity research.',
  lede: 'Weekly insights into science and investment: one study, one number and one thing we got wrong.',
  /** The number of readers, and how to unsubscribe. */
  claim: 'Join 10,000+ subscribers. Unsubscribe at any time.',
} as const;

/** The default texts, links and switches of the site, which any page may use. */
export const DEFAULT_SITE: Site = {
  brand: BRAND,
  hero: HERO,
  claims: { newsletter: NEWSLETTER, responseTime: CONTACT_DESK.cards.responseTime },
  addresses: CONTACT_DESK.addresses,
  socials: SOCIAL_LINKS,
  booking: { url: null },
  hosts: HOSTS,
  memberFeatures: MEMBER_FEATURES,
  switches: { registration: true, newsletter: true, guestApplications: true, digestsWithoutApproval: false },
};
