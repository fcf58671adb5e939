import type postgres from 'postgres';

/** Statements with more parameters are bulk inserts: they rarely repeat and are too long to keep prepared. */
const MOST_PARAMETERS = 100;

type Client = postgres.Sql | postgres.TransactionSql;
type Work = (tx: postgres.TransactionSql) => unknown;

/**
 * Wraps the client so that the server prepares each statement once per connection, which drizzle leaves to the author of
 * a query. A prepared statement needs one round trip instead of two and isn't planned each time. Statements marked
 * UNPREPARED are planned for their values.
 */
export function preparing<Given extends Client>(client: Given): Given {
  return new Proxy(client, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      if (name === 'unsafe') {
        return (text: string, parameters: unknown[] = [], options = {}) => {
          const prepare = isReused(text, parameters);
          return member(text, parameters, { ...options, prepare });
        };
      }
      if (name === 'begin' || name === 'savepoint')
        return (work: Work) => member((tx: postgres.TransactionSql) => work(preparing(tx)));
      return member;
    },
  });
}

function isReused(text: string, parameters: readonly unknown[]): boolean {
  return parameters.length > 0 && parameters.length <= MOST_PARAMETERS && !text.includes(UNPREPARED);
}

/** A comment that marks a statement as not to be prepared, because its best plan depends on its values. */
export const UNPREPARED = '/* unprepared */';
