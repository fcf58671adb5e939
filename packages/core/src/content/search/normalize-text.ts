import { type SQL, sql } from 'drizzle-orm';

/** Normalizes text for search: lower-case words of letters and digits without accents, separated by single spaces. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Returns the search vector of a normalized text, with every word by its English stem and as written. Weight A ranks
 * highest.
 */
export function weightedVector(folded: SQL, weight: 'A' | 'B' | 'C'): SQL {
  const mark = sql.raw(`'${weight}'`);
  return sql`(select setweight(to_tsvector('english', words) || to_tsvector('simple', words), ${mark})
    from (values (${folded}::text)) as given(words))`;
}
