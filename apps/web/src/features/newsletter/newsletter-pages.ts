/** Titles and descriptions of the pages of /newsletter. */
export const NEWSLETTER_PAGES = {
  articles: {
    title: 'Articles and newsletter',
    description: 'Subscribe to the newsletter, read its past issues, and browse every article on the site.',
  },
  confirm: { title: 'Confirm your subscription', description: 'Confirm your newsletter subscription.' },
  manage: { title: 'Newsletter preferences', description: 'Choose what the newsletter sends you.' },
} as const;
