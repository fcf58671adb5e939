import { LIMITS } from '@longreturn/contract/limits';
import { type SQL, sql } from 'drizzle-orm';

const MAX_WORDS = 16;

/** Returns the normalized words of a query. Returns an empty list if it contains no letter or digit. */
export function searchWords(q: string): string[] {
  return normalizeText(q.slice(0, LIMITS.query)).split(' ').filter(Boolean).slice(0, MAX_WORDS);
}

/**
 * Returns a tsquery. A text matches if, for each of the given words, it contains a word that begins with the given
 * word. Each given word is matched by its English stem and as typed, since a partly typed word may be longer than the
 * stem of the whole word. Stop words are ignored. The words must not contain tsquery operators.
 */
export function textQuery(words: readonly string[]): SQL {
  const parts = words.map((word) => {
    const beginning = sql`${`${word}:*`}::text`;
    return sql`(select case numnode(stem) when 0 then stem else stem || to_tsquery('simple', ${beginning}) end
      from to_tsquery('english', ${beginning}) as stem)`;
  });
  return sql`(${sql.join(parts, sql` && `)})`;
}

/**
 * Returns the text as search compares it: words of lower-case letters and digits, without accents, separated by single
 * spaces.
 */
export function normalizeText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Returns the search vector of a normalized text. It contains the English stem of every word and the word as written.
 * Weight A ranks highest.
 */
export function weightedVector(normalized: SQL, weight: 'A' | 'B' | 'C'): SQL {
  const mark = sql.raw(`'${weight}'`);
  return sql`(select setweight(to_tsvector('english', words) || to_tsvector('simple', words), ${mark})
    from (values (${normalized}::text)) as given(words))`;
}
