import type postgres from 'postgres';
import { UNPREPARED } from './unprepared.ts';

/** Statements with more are inserts of many rows: hardly ever the same twice, and too long to keep. */
const MOST_PARAMETERS = 100;

type Client = postgres.Sql | postgres.TransactionSql;
type Work = (tx: postgres.TransactionSql) => unknown;

/**
 * The client, which has the server prepare each statement once per connection; drizzle leaves that to whoever writes a
 * query. What is prepared takes one way to the server and back, not two, and is not planned each time. Statements
 * marked UNPREPARED are planned for their values.
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
