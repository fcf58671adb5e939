import type postgres from 'postgres';

/**
 * The maximum number of parameters of a prepared statement. Statements with more parameters are bulk inserts, which
 * rarely repeat and are too long to keep.
 */
const MAX_PARAMETERS = 100;

type Client = postgres.Sql | postgres.TransactionSql;
type Work = (tx: postgres.TransactionSql) => unknown;

/**
 * Wraps the client so that the server prepares each statement with 1 to 100 parameters once per connection. (drizzle
 * itself prepares only queries that call `prepare`.) A prepared statement needs one round trip instead of two and isn't
 * planned each time. Statements marked UNPREPARED are planned anew for the values of each run.
 */
export function prepareStatements<Given extends Client>(client: Given): Given {
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
        return (work: Work) => member((tx: postgres.TransactionSql) => work(prepareStatements(tx)));
      return member;
    },
  });
}

function isReused(text: string, parameters: readonly unknown[]): boolean {
  return parameters.length > 0 && parameters.length <= MAX_PARAMETERS && !text.includes(UNPREPARED);
}

/** An SQL comment for statements whose best plan depends on their values. It keeps them from being prepared. */
export const UNPREPARED = '/* unprepared */';
