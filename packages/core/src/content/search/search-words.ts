import { LIMITS } from '@longreturn/contract/limits';
import { type SQL, sql } from 'drizzle-orm';
import { foldText } from './fold-text.ts';

const MOST_WORDS = 16;

/** The words of what a person typed; none when it holds no letter or digit. */
export function searchWords(q: string): string[] {
  return foldText(q.slice(0, LIMITS.query)).split(' ').filter(Boolean).slice(0, MOST_WORDS);
}

/**
 * A tsquery for texts that hold every word, each as the beginning of one: by its English stem, and as typed, since
 * what is typed so far may be longer than the stem. Stop words count for nothing. The words hold no operator.
 */
export function textQuery(words: readonly string[]): SQL {
  const parts = words.map((word) => {
    const beginning = sql`${`${word}:*`}::text`;
    return sql`(select case numnode(stem) when 0 then stem else stem || to_tsquery('simple', ${beginning}) end
      from to_tsquery('english', ${beginning}) as stem)`;
  });
  return sql`(${sql.join(parts, sql` && `)})`;
}
