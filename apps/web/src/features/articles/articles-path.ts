/** The two pages with the article list: the footer's 'Premium Articles' and the header's 'Articles'. */
export type ArticlesPath = '/articles' | '/newsletter';
