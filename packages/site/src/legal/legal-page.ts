/** A paragraph, a list or a table. */
export type LegalBlock =
  | string
  | { list: readonly string[] }
  | { table: { head: readonly string[]; rows: readonly (readonly string[])[] } };

export interface LegalSection {
  /** What the address names it by: '/privacy#your-rights'. */
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
  /** Where to read or act on, within the site or a mailto. */
  links?: readonly { text: string; href: string }[];
}

/** One of the static pages (specification §2, Static legal pages). */
export interface LegalPage {
  title: string;
  lede: string;
  /** As the page says it: 'January 1, 2024'. */
  updated: string;
  sections: readonly LegalSection[];
}
