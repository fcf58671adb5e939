/**
 * Refuses what a page that is rendered for many reads of one user: its route has to declare `rendering: 'perUser'`. A
 * refusal is remembered, because a loader may go on without what it read.
 */
export class OwnReads {
  readonly #page: string;
  #refusal: Error | undefined;

  constructor(page: string) {
    this.#page = page;
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
