/** Titles and descriptions of the pages of /newsletter. */
export const NEWSLETTER_PAGES = {
  articles: {
    title: 'All articles',
    description: 'Everything we have written: essays, notes and readings from the laboratory and the ledger.',
  },
  confirm: { title: 'Confirm your subscription', description: 'Confirm your newsletter subscription.' },
  manage: { title: 'Newsletter preferences', description: 'Choose what the newsletter sends you.' },
} as const;
