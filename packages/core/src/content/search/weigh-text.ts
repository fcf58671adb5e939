import { type SQL, sql } from 'drizzle-orm';

/** The search vector of a folded text, every word both by its English stem and as written; A counts most. */
export function weighText(folded: SQL, weight: 'A' | 'B' | 'C'): SQL {
  const mark = sql.raw(`'${weight}'`);
  return sql`(select setweight(to_tsvector('english', words) || to_tsvector('simple', words), ${mark})
    from (values (${folded}::text)) as given(words))`;
}
