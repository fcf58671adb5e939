import type postgres from 'postgres';
import type { PoolActivity } from './pool-activity.ts';

type Client = postgres.Sql | postgres.TransactionSql;
type Work = (tx: postgres.TransactionSql) => unknown;
type Query = PromiseLike<unknown> & { values(): unknown };

/** Wraps the client so that its statements and transactions are counted in `activity`. */
export function observed<Given extends Client>(client: Given, activity: PoolActivity, isInTransaction = false): Given {
  return new Proxy(client, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      const inside = (tx: postgres.TransactionSql) => observed(tx, activity, true);
      if (name === 'unsafe')
        return (...given: unknown[]) => new ObservedQuery(member(...given), activity, isInTransaction);
      if (name === 'savepoint') return (work: Work) => member((tx: postgres.TransactionSql) => work(inside(tx)));
      if (name === 'begin') return (work: Work) => begin(member as Begin, (tx) => work(inside(tx)), activity);
      return member;
    },
  });
}

type Begin = (work: Work) => Promise<unknown>;

/** A failure inside the transaction is counted with its statement, or isn't the database's. */
function begin(beginOn: Begin, work: Work, activity: PoolActivity): Promise<unknown> {
  return activity.during(async () => {
    const begun = Promise.withResolvers<void>();
    const transaction = beginOn((tx) => {
      begun.resolve();
      return work(tx);
    });
    await activity.countFailure(Promise.race([begun.promise, transaction]));
    return transaction;
  });
}

/** A query that is sent and counted when it is awaited, like the driver's own. */
class ObservedQuery implements PromiseLike<unknown> {
  readonly #query: Query;
  readonly #activity: PoolActivity;
  readonly #isInTransaction: boolean;
  #result: Promise<unknown> | undefined;

  constructor(query: Query, activity: PoolActivity, isInTransaction: boolean) {
    this.#query = query;
    this.#activity = activity;
    this.#isInTransaction = isInTransaction;
  }

  /** Returns rows as arrays of values, in column order. */
  values(): this {
    this.#query.values();
    return this;
  }

  // biome-ignore lint/suspicious/noThenProperty: drizzle awaits what the client returns
  then<Result1, Result2>(
    onResult?: ((rows: unknown) => Result1 | PromiseLike<Result1>) | null,
    onFailure?: ((error: unknown) => Result2 | PromiseLike<Result2>) | null,
  ): Promise<Result1 | Result2> {
    this.#result ??= this.#run();
    return this.#result.then(onResult, onFailure) as Promise<Result1 | Result2>; // `Promise.then` types missing callbacks otherwise
  }

  #run(): Promise<unknown> {
    const run = () => this.#activity.countFailure(this.#query);
    return this.#isInTransaction ? run() : this.#activity.during(run);
  }
}
