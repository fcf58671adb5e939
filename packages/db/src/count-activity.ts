import type postgres from 'postgres';
import type { PoolActivity } from './pool-activity.ts';

type Client = postgres.Sql | postgres.TransactionSql;
type Work = (tx: postgres.TransactionSql) => unknown;
type Query = PromiseLike<unknown> & { values(): unknown };

/** Returns a proxy of the client that counts its statements and transactions in `activity`. */
export function countActivity<Given extends Client>(
  client: Given,
  activity: PoolActivity,
  isInTransaction = false,
): Given {
  return new Proxy(client, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      const inside = (tx: postgres.TransactionSql) => countActivity(tx, activity, true);
      if (name === 'unsafe')
        return (...given: unknown[]) => new ObservedQuery(member(...given), activity, isInTransaction);
      if (name === 'savepoint') return (work: Work) => member((tx: postgres.TransactionSql) => work(inside(tx)));
      if (name === 'begin') return (work: Work) => begin(member as Begin, (tx) => work(inside(tx)), activity);
      return member;
    },
  });
}

type Begin = (work: Work) => Promise<unknown>;

/**
 * Begins a transaction, and counts a failure to begin it. A failure inside the transaction isn't counted here: either
 * the failed statement has been counted, or the database didn't cause the failure.
 */
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

/** A query that is sent and counted when it is first awaited. The driver's queries also wait until then. */
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

  /** Makes the query return each row as an array of values, in column order. */
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
    return this.#result.then(onResult, onFailure) as Promise<Result1 | Result2>; // `Promise.then` has other types if a callback is missing
  }

  #run(): Promise<unknown> {
    const run = () => this.#activity.countFailure(this.#query);
    return this.#isInTransaction ? run() : this.#activity.during(run);
  }
}
