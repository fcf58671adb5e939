import { UPDATE_FREQUENCIES, type UpdateFrequency } from '@longreturn/contract/podcast';
import { PODCAST_CATEGORIES } from '@longreturn/contract/podcast-categories';
import type { GroupSpec } from './field-spec.ts';

const FREQUENCY_LABELS: Record<UpdateFrequency, string> = {
  daily: 'Daily',
  weekly: 'Weekly',
  biweekly: 'Every two weeks',
  monthly: 'Monthly',
  irregular: 'Irregularly',
};

/** The fields of the podcast feed's settings. */
export const PODCAST_FIELDS: GroupSpec = {
  is: 'group',
  fields: {
    description: { is: 'text', label: 'Description of the show' },
    author: { is: 'line', label: 'Author' },
    category: {
      is: 'choice',
      label: 'Category',
      options: PODCAST_CATEGORIES.map((category) => ({ value: category, label: category })),
    },
    updateFrequency: {
      is: 'choice',
      label: 'New episodes',
      hint: 'Some podcast apps show this frequency and check the feed at the same interval.',
      options: UPDATE_FREQUENCIES.map((value) => ({ value, label: FREQUENCY_LABELS[value] })),
    },
    language: { is: 'line', label: 'Language', hint: 'A language tag such as en or en-GB.' },
    copyright: { is: 'line', label: 'Copyright line' },
    isExplicit: { is: 'flag', label: 'Explicit content', hint: 'If on, podcast apps mark the show as explicit.' },
    hasTeasers: {
      is: 'flag',
      label: 'List premium episodes',
      hint: 'If on, the public feed lists premium episodes without their audio.',
    },
    funding: {
      is: 'line',
      label: 'Membership link text',
      hint: 'The text of the link to /membership in podcast apps.',
    },
    isLocked: {
      is: 'flag',
      label: 'Lock the feed',
      hint: 'If on, other podcast hosting services must ask the owner before they import the show.',
    },
    verification: {
      is: 'line',
      label: 'Verification text',
      hint: 'The text that a directory gives you to verify that you own the show. Leave empty if you have none.',
    },
    hubUrl: {
      is: 'url',
      label: 'WebSub hub',
      hint: 'The hub that the site notifies of changes to the feed. If empty, no hub is notified.',
    },
    owner: {
      is: 'group',
      title: 'Owner',
      fields: {
        name: { is: 'line', label: 'Owner name' },
        email: { is: 'line', label: 'Owner email', hint: 'Public. Directories send verification codes to it.' },
      },
    },
  },
};
