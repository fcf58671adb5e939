import { isConnectionError } from './connection-error.ts';

/** Counts what a connection pool does, since the process started. */
export class PoolActivity {
  /** Most connections of the pool. */
  readonly poolSize: number;
  /** Transactions, and statements outside of them, that have no result yet, whether they have a connection or wait for one. */
  underWay = 0;
  /** Statements that the server refused. The site expects some, such as a violation of a unique constraint. */
  statementFailures = 0;
  /** Statements without a result, and transactions that could not begin, because the server could not be reached or did not answer. */
  connectionFailures = 0;

  constructor(poolSize: number) {
    this.poolSize = poolSize;
  }

  /** Counts the work as under way until it settles; passes on its result or failure. */
  async during<Result>(work: () => PromiseLike<Result>): Promise<Result> {
    this.underWay += 1;
    try {
      return await work();
    } finally {
      this.underWay -= 1;
    }
  }

  /** Counts the failure of the work; passes on its result or failure. */
  async countFailure<Result>(work: PromiseLike<Result>): Promise<Result> {
    try {
      return await work;
    } catch (error) {
      if (isConnectionError(error)) this.connectionFailures += 1;
      else this.statementFailures += 1;
      throw error;
    }
  }
}
