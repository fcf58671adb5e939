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
  answer: PromiseLike<unknown>;
  /** Called when the result is no longer needed. */
  abandon(): void;
}

/**
 * Wraps the client so that queries and transactions wait when the server has no connection left. They reject with
 * QueryTimeout when they have no answer (or a transaction hasn't begun) after 8.5 seconds.
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
  #answer: Promise<unknown> | undefined;

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
    onAnswer?: ((rows: unknown) => Result1 | PromiseLike<Result1>) | null,
    onFailure?: ((error: unknown) => Result2 | PromiseLike<Result2>) | null,
  ): Promise<Result1 | Result2> {
    this.#answer ??= untilAnswered(() => this.#attempt());
    return this.#answer.then(onAnswer, onFailure) as Promise<Result1 | Result2>; // `Promise.then` types missing callbacks otherwise
  }

  #attempt(): Attempt {
    const query = this.#client.unsafe(...this.#given);
    const answer: Rows = this.#asArrays ? query.values() : query;
    return { answer, abandon: () => withdraw(query) };
  }
}

/** Removes a query from the driver's queue. One that was already sent stays: its connection is closed if the server is silent. */
function withdraw(query: { cancel(): void }): void {
  const { state } = query as typeof query & { state: object | null }; // the driver's mark of a query that a connection has taken
  if (state === null) query.cancel();
}

async function begin(client: postgres.Sql, work: Work): Promise<unknown> {
  let result: Promise<unknown> | undefined;
  await untilAnswered(() => {
    const begun = Promise.withResolvers<void>();
    let isLate = false;
    const transaction = client.begin((tx) => {
      begun.resolve();
      if (isLate) throw new QueryTimeout();
      return work(tx);
    });
    result = transaction;
    return {
      answer: Promise.race([begun.promise, transaction]),
      abandon() {
        isLate = true;
      },
    };
  });
  return result;
}

async function untilAnswered(attempt: () => Attempt): Promise<unknown> {
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

function before(deadline: number, { answer, abandon }: Attempt): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new QueryTimeout());
      abandon();
    }, deadline - performance.now());
    answer.then(
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
