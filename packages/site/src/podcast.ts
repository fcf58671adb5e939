import type { Podcast } from '@longreturn/contract/podcast';
import { BRAND } from './brand.ts';
import { CONTACT_DESK } from './contact-desk.ts';

/** What podcast directories and apps read about the show. */
export const PODCAST: Podcast = {
  description: BRAND.description,
  author: BRAND.name,
  owner: { name: BRAND.name, email: CONTACT_DESK.addresses.general.email },
  language: 'en',
  category: 'Health & Fitness: Medicine',
  updateFrequency: 'weekly',
  isExplicit: false,
  copyright: BRAND.copyright,
  funding: 'Become a member',
  isLocked: true,
  verification: '',
  hasTeasers: false,
  hubUrl: '',
};
