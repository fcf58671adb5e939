import { isConnectionError } from './connection-error.ts';

/** Counts the work of a connection pool since the process started. */
export class PoolActivity {
  /** The maximum number of connections in the pool. */
  readonly poolSize: number;
  /**
   * Unfinished transactions, and unfinished statements outside of transactions, including those that wait for a
   * connection.
   */
  underWay = 0;
  /** Statements that the server rejected. Some are expected, such as unique constraint violations. */
  statementFailures = 0;
  /** Statements and transactions that failed because the server couldn't be reached or didn't respond. */
  connectionFailures = 0;

  constructor(poolSize: number) {
    this.poolSize = poolSize;
  }

  /** Counts the work in `underWay` until it settles. Returns its result or rejects with its error. */
  async during<Result>(work: () => PromiseLike<Result>): Promise<Result> {
    this.underWay += 1;
    try {
      return await work();
    } finally {
      this.underWay -= 1;
    }
  }

  /** Counts a failure if the work fails. Returns its result or rejects with its error. */
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
