/** A paragraph, a list or a table. */
export type LegalBlock =
  | string
  | { list: readonly string[] }
  | { table: { head: readonly string[]; rows: readonly (readonly string[])[] } };

export interface LegalSection {
  /** The fragment of its URL: '/privacy#your-rights'. */
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
  /** A page of the site, or a mailto link. */
  links?: readonly { text: string; href: string }[];
}

/** One of the static pages. */
export interface LegalPage {
  title: string;
  lede: string;
  /** As shown on the page: 'January 1, 2024'. */
  updated: string;
  sections: readonly LegalSection[];
}
