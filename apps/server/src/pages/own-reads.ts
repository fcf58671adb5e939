/**
 * Rejects reads of user-specific data by a page that is rendered for many users. A page that needs such data has to
 * declare `rendering: 'perUser'` in its route. The first rejection is recorded, because a loader may ignore the error.
 */
export class OwnReads {
  readonly #page: string;
  #refusal: Error | undefined;

  /** `key` is the key of the page. Its query is dropped, because search terms must not be logged. */
  constructor(key: string) {
    this.#page = key.split('?')[0] ?? key;
  }

  /** Rejects a read. `what` describes the data for the log. Always throws. */
  refuse(what: string): never {
    this.#refusal ??= new Error(`${this.#page} reads ${what}, which needs a route with rendering 'perUser'`);
    throw this.#refusal;
  }

  /** Throws if any read was rejected. */
  check(): void {
    if (this.#refusal) throw this.#refusal;
  }
}
