import { setTimeout as pause } from 'node:timers/promises';
import type postgres from 'postgres';
import { isFull, QueryTimeout } from './connection-error.ts';

/** Longest time of a query with its wait for a connection, in ms: slightly more than the server's own limit. */
const PATIENCE_MS = 8500;

/** Wait before the next attempt when the server has no connection left, in ms. */
const RETRY_MS = 50;

type Rows = PromiseLike<unknown>;
type Work = (tx: postgres.TransactionSql) => unknown;

interface Attempt {
  result: PromiseLike<unknown>;
  /** Called when the result is no longer needed. */
  abandon(): void;
}

/**
 * Wraps the client so that queries and transactions wait when the server has no connection left. They reject with
 * QueryTimeout when they have no result (or a transaction hasn't begun) after 8.5 seconds.
 */
export function patient(client: postgres.Sql): postgres.Sql {
  return new Proxy(client, {
    get(target, name) {
      if (name === 'unsafe') return (...given: Parameters<typeof client.unsafe>) => new PatientQuery(target, given);
      if (name === 'begin') return (work: Work) => begin(target, work);
      return Reflect.get(target, name);
    },
  });
}

/** A query that is sent when it is awaited, like the driver's own. */
class PatientQuery implements PromiseLike<unknown> {
  readonly #client: postgres.Sql;
  readonly #given: Parameters<postgres.Sql['unsafe']>;
  #asArrays = false;
  #result: Promise<unknown> | undefined;

  constructor(client: postgres.Sql, given: Parameters<postgres.Sql['unsafe']>) {
    this.#client = client;
    this.#given = given;
  }

  /** Returns rows as arrays of values. */
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
    return this.#result.then(onResult, onFailure) as Promise<Result1 | Result2>; // `Promise.then` types missing callbacks otherwise
  }

  #attempt(): Attempt {
    const query = this.#client.unsafe(...this.#given);
    const result: Rows = this.#asArrays ? query.values() : query;
    return { result, abandon: () => withdraw(query) };
  }
}

/** Removes a query from the driver's queue. One that was already sent stays: its connection is closed if the server is silent. */
function withdraw(query: { cancel(): void }): void {
  const { state } = query as typeof query & { state: object | null }; // the driver's mark of a query that a connection has taken
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
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await before(deadline, attempt());
    } catch (error) {
      if (!isFull(error) || performance.now() + RETRY_MS > deadline) throw error;
      await pause(RETRY_MS);
    }
  }
}

function before(deadline: number, { result, abandon }: Attempt): Promise<unknown> {
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
