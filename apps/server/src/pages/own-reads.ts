/**
 * Refuses what a page that is rendered for many reads of one user: its route has to declare `rendering: 'perUser'`. A
 * refusal is remembered, because a loader may go on without what it read.
 */
export class OwnReads {
  readonly #page: string;
  #refusal: Error | undefined;

  /** Takes the key of the page. Its query says what somebody searches for, which isn't for the log. */
  constructor(key: string) {
    this.#page = key.split('?')[0] ?? key;
  }

  /** Takes what is read, in words for the log. Throws. */
  refuse(what: string): never {
    this.#refusal ??= new Error(`${this.#page} reads ${what}, which needs a route with rendering 'perUser'`);
    throw this.#refusal;
  }

  /** Throws when anything was refused. */
  check(): void {
    if (this.#refusal) throw this.#refusal;
  }
}
