import type { Db } from '@longreturn/db/database';

/**
 * Takes what prepares a query and returns the query of a database or transaction, prepared once for each. For queries
 * of every request: to put their SQL together takes longer than to answer them.
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
