import type postgres from 'postgres';

type Options = Parameters<postgres.Sql['unsafe']>[2];

/**
 * Keeps the driver from sending another query while this one runs. The driver calls this internal option after sending
 * the query. If the option returns a falsy value, the connection takes no other query until the result is complete.
 */
const ALONE = { onexecute: () => false };

/**
 * Returns the client without pipelining: a query is sent only after the previous query on its connection has ended. The
 * driver sends a query with parameters in two parts. If a transaction pooler has received only the first part when the
 * previous query ends, the pooler gives the server connection to another client, and the query never ends. During a
 * transaction, the pooler keeps the server connection, so the transaction's queries can be pipelined.
 */
export function withoutPipelining(client: postgres.Sql): postgres.Sql {
  return new Proxy(client, {
    get(target, name) {
      if (name !== 'unsafe') return Reflect.get(target, name);
      return (text: string, parameters: postgres.ParameterOrJSON<never>[] = [], options: Options = {}) =>
        target.unsafe(text, parameters, { ...options, ...ALONE });
    },
  });
}
