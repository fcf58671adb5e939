import type { Db } from '@longreturn/db/database';

/**
 * Wraps a function that prepares a query, so that each database or transaction prepares it only once. For queries of
 * every request: building their SQL takes longer than running them.
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
