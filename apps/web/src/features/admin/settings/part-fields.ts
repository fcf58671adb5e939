import type { SettingPart } from '@longreturn/contract/settings';
import type { FieldSpec, ListSpec } from './field-spec.ts';
import { LEGAL_FIELDS } from './legal-fields.ts';
import { ABOUT_FIELDS, SPEAKING_FIELDS } from './page-fields.ts';
import { PODCAST_FIELDS } from './podcast-fields.ts';

/** The parts that have a form. The feature switches have none: each is saved when it is clicked. */
export type FormPart = Exclude<SettingPart, 'switches'>;

const texts = (title: string, item: string): ListSpec => ({ is: 'list', title, item, of: { is: 'text', label: '' } });

const address = (title: string): FieldSpec => ({
  is: 'group',
  title,
  fields: { title: { is: 'line', label: 'Label' }, email: { is: 'line', label: 'Email' } },
});

const SOCIAL_SITES = [
  { value: 'spotify', label: 'Spotify' },
  { value: 'apple', label: 'Apple Podcasts' },
  { value: 'youtube', label: 'YouTube' },
  { value: 'x', label: 'X' },
  { value: 'linkedin', label: 'LinkedIn' },
  { value: 'instagram', label: 'Instagram' },
  { value: 'tiktok', label: 'TikTok' },
] as const;

/** The fields of each part's form, in the order of the part's schema. */
export const PART_FIELDS: Record<FormPart, FieldSpec> = {
  brand: {
    is: 'group',
    fields: {
      name: { is: 'line', label: 'Name' },
      title: {
        is: 'line',
        label: 'Page title',
        hint: 'The title of the home page in search results and browser tabs.',
      },
      description: { is: 'text', label: 'Description', hint: 'Shown in the footer and in search results.' },
      copyright: { is: 'line', label: 'Copyright line' },
      disclaimer: { is: 'text', label: 'Disclaimer' },
    },
  },
  hero: {
    is: 'group',
    fields: {
      kicker: { is: 'line', label: 'Line above the title', hint: 'The names of the hosts follow it.' },
      title: { is: 'line', label: 'Title' },
      titleTurn: { is: 'line', label: 'End of the title', hint: 'Shown in green italics.' },
      subtitle: { is: 'text', label: 'Subtitle' },
      approach: {
        is: 'group',
        title: 'Approach',
        fields: {
          title: { is: 'line', label: 'Approach title' },
          text: { is: 'text', label: 'Approach text' },
          steps: {
            is: 'list',
            title: 'Steps',
            item: 'step',
            of: { is: 'group', fields: { term: { is: 'line', label: 'Term' }, text: { is: 'text', label: 'Text' } } },
          },
        },
      },
    },
  },
  claims: {
    is: 'group',
    fields: {
      newsletter: {
        is: 'group',
        title: 'Newsletter',
        fields: {
          title: { is: 'line', label: 'Newsletter title' },
          lede: { is: 'text', label: 'Newsletter introduction' },
          claim: { is: 'line', label: 'Line below the form' },
        },
      },
      responseTime: {
        is: 'group',
        title: 'Response time',
        fields: {
          title: { is: 'line', label: 'Response time title' },
          text: { is: 'text', label: 'Response time text' },
        },
      },
    },
  },
  addresses: {
    is: 'group',
    fields: {
      general: address('General'),
      guests: address('Guests'),
      press: address('Press'),
      speaking: address('Speaking'),
      privacy: address('Privacy'),
    },
  },
  socials: {
    is: 'list',
    title: 'Links',
    hint: 'Every list on the site shows the links in this order.',
    item: 'social link',
    of: {
      is: 'group',
      fields: {
        kind: { is: 'choice', label: 'Site', options: SOCIAL_SITES },
        name: { is: 'line', label: 'Name' },
        url: { is: 'url', label: 'URL' },
      },
    },
  },
  booking: {
    is: 'group',
    fields: {
      url: { is: 'url', label: 'Booking URL', hint: 'If empty, “Schedule Call” opens the contact form.' },
    },
  },
  hosts: {
    is: 'list',
    title: 'Hosts',
    item: 'host',
    isFixed: true,
    of: {
      is: 'group',
      fields: {
        name: { is: 'line', label: 'Name' },
        title: { is: 'line', label: 'Role' },
        bio: { is: 'text', label: 'Short biography' },
        specialties: { is: 'list', title: 'Specialties', item: 'specialty', of: { is: 'line', label: '' } },
      },
    },
  },
  biographies: {
    is: 'byHost',
    of: {
      is: 'group',
      fields: {
        longBio: texts('Biography', 'paragraph'),
        credentials: texts('Credentials', 'credential'),
        achievements: texts('Achievements', 'achievement'),
      },
    },
  },
  memberFeatures: {
    is: 'list',
    title: 'Features',
    hint: 'What members get, the most popular first.',
    item: 'feature',
    of: { is: 'line', label: '' },
  },
  podcast: PODCAST_FIELDS,
  about: ABOUT_FIELDS,
  speaking: SPEAKING_FIELDS,
  privacy: LEGAL_FIELDS,
  terms: LEGAL_FIELDS,
  cookies: LEGAL_FIELDS,
  disclosures: LEGAL_FIELDS,
};

interface PartPage {
  /** The page that shows the part. */
  path: string;
  note: string;
}

/** The most prominent page that shows each part. */
export const PART_PAGES: Record<FormPart, PartPage> = {
  brand: { path: '/', note: 'Name, description and footer of every page' },
  hero: { path: '/', note: 'The first section of the home page' },
  claims: { path: '/newsletter', note: 'Newsletter texts and the response time on /contact' },
  addresses: {
    path: '/contact',
    note: 'As shown on /contact, /about and /media. CONTACT_EMAIL sets who gets messages',
  },
  socials: { path: '/', note: 'Profiles on other sites, in the footer of every page' },
  booking: { path: '/about', note: 'Where “Schedule Call” leads' },
  hosts: { path: '/about', note: 'Names, roles and short biographies' },
  biographies: { path: '/about', note: 'Full biographies on /about and /media' },
  memberFeatures: { path: '/articles', note: 'The list of what members get, shown where content is locked' },
  podcast: { path: '/feed.xml', note: 'What podcast apps and directories read in /feed.xml' },
  about: { path: '/about', note: 'Introduction, vision and team' },
  speaking: { path: '/speaking', note: 'Topics, formats, testimonials and engagements' },
  privacy: { path: '/privacy', note: '/privacy' },
  terms: { path: '/terms', note: '/terms' },
  cookies: { path: '/cookies', note: '/cookies' },
  disclosures: { path: '/disclosures', note: '/disclosures' },
};
