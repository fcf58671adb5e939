import type { Db } from '@longreturn/db/database';

/**
 * Returns a function that prepares the query once for each database or transaction. For queries that run often:
 * building their SQL takes longer than running them.
 */
export function preparedOnce<Query>(prepare: (db: Db) => Query): (db: Db) => Query {
  const prepared = new WeakMap<Db, Query>();
  return (db) => {
    const known = prepared.get(db);
    if (known !== undefined) return known;
    const query = prepare(db);
    prepared.set(db, query);
    return query;
  };
}
