import type { Edition } from '@longreturn/contract/newsletter';

/** The editions a subscriber can choose, in the order of the form. */
export const EDITION_TEXTS: Record<Edition, { title: string; text: string }> = {
  episodes: { title: 'Episodes', text: 'Each new episode with its sources, on the day it comes out.' },
  articles: { title: 'Articles', text: 'Essays and notes, when we publish them.' },
  'daily-highlights': { title: 'Daily highlights', text: 'For members: one finding a day, in three sentences.' },
  'quarterly-summaries': {
    title: 'Quarterly summaries',
    text: 'For members: which findings held up, which did not, and what it cost to wait for the answers.',
  },
};

/** The editions in the order of the form. */
export const EDITIONS = Object.keys(EDITION_TEXTS) as Edition[]; // every key of EDITION_TEXTS is an Edition
