import { setTimeout as pause } from 'node:timers/promises';
import type postgres from 'postgres';
import { isFull, QueryTimeout } from './connection-error.ts';

/**
 * The maximum time of a query, including its wait for a connection: slightly more than the server's limit of 8 seconds.
 */
const QUERY_TIMEOUT_MS = 8500;

/** The wait before a retry if the server has no connection left. */
const RETRY_MS = 50;

type Rows = PromiseLike<unknown>;
type Work = (tx: postgres.TransactionSql) => unknown;

interface Attempt {
  result: PromiseLike<unknown>;
  /** Called if the result is no longer needed. */
  abandon(): void;
}

/**
 * Returns the client with queries and transactions that retry while the server has no connection left. A query that has
 * no result after 8.5 seconds rejects with QueryTimeout, and so does a transaction that hasn't begun by then.
 */
export function retryWhenFull(client: postgres.Sql): postgres.Sql {
  return new Proxy(client, {
    get(target, name) {
      if (name === 'unsafe') return (...given: Parameters<typeof client.unsafe>) => new RetriedQuery(target, given);
      if (name === 'begin') return (work: Work) => begin(target, work);
      return Reflect.get(target, name);
    },
  });
}

/** A query that is sent when it is first awaited. The driver's queries also wait until then. */
class RetriedQuery implements PromiseLike<unknown> {
  readonly #client: postgres.Sql;
  readonly #given: Parameters<postgres.Sql['unsafe']>;
  #asArrays = false;
  #result: Promise<unknown> | undefined;

  constructor(client: postgres.Sql, given: Parameters<postgres.Sql['unsafe']>) {
    this.#client = client;
    this.#given = given;
  }

  /** Makes the query return each row as an array of values. */
  values(): this {
    this.#asArrays = true;
    return this;
  }

  // biome-ignore lint/suspicious/noThenProperty: drizzle awaits what the client returns
  then<Result1, Result2>(
    onResult?: ((rows: unknown) => Result1 | PromiseLike<Result1>) | null,
    onFailure?: ((error: unknown) => Result2 | PromiseLike<Result2>) | null,
  ): Promise<Result1 | Result2> {
    this.#result ??= retryWhileFull(() => this.#attempt());
    return this.#result.then(onResult, onFailure) as Promise<Result1 | Result2>; // `Promise.then` has other types if a callback is missing
  }

  #attempt(): Attempt {
    const query = this.#client.unsafe(...this.#given);
    const result: Rows = this.#asArrays ? query.values() : query;
    return { result, abandon: () => cancelUnsent(query) };
  }
}

/**
 * Cancels a query that the driver hasn't sent yet. A query that was sent isn't cancelled: the driver closes its
 * connection if the server doesn't respond.
 */
function cancelUnsent(query: { cancel(): void }): void {
  const { state } = query as typeof query & { state: object | null }; // the driver sets `state` when it sends the query
  if (state === null) query.cancel();
}

async function begin(client: postgres.Sql, work: Work): Promise<unknown> {
  let transaction: Promise<unknown> | undefined;
  await retryWhileFull(() => {
    const begun = Promise.withResolvers<void>();
    let isLate = false;
    const started = client.begin((tx) => {
      begun.resolve();
      if (isLate) throw new QueryTimeout();
      return work(tx);
    });
    transaction = started;
    return {
      result: Promise.race([begun.promise, started]),
      abandon() {
        isLate = true;
      },
    };
  });
  return transaction;
}

async function retryWhileFull(attempt: () => Attempt): Promise<unknown> {
  const deadline = performance.now() + QUERY_TIMEOUT_MS;
  for (;;) {
    try {
      return await settleBefore(deadline, attempt());
    } catch (error) {
      if (!isFull(error) || performance.now() + RETRY_MS > deadline) throw error;
      await pause(RETRY_MS);
    }
  }
}

function settleBefore(deadline: number, { result, abandon }: Attempt): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new QueryTimeout());
      abandon();
    }, deadline - performance.now());
    result.then(
      (rows) => {
        clearTimeout(timer);
        resolve(rows);
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(error);
      },
    );
  });
}
