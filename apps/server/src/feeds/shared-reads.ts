/**
 * Shares the reads of a key among concurrent callers. Callers that arrive during a read all get the result of the next
 * read. Every caller therefore gets a result that was read after its call, and each key has at most one read at a time.
 */
export class SharedReads<Result> {
  readonly #read: (key: string) => Promise<Result>;
  readonly #running = new Map<string, { now: Promise<Result>; next: Promise<Result> | undefined }>();

  constructor(read: (key: string) => Promise<Result>) {
    this.#read = read;
  }

  get(key: string): Promise<Result> {
    const running = this.#running.get(key);
    if (!running) return this.#start(key);
    running.next ??= running.now.then(
      () => this.#start(key),
      () => this.#start(key),
    );
    return running.next;
  }

  #start(key: string): Promise<Result> {
    const now = this.#read(key);
    const reading = { now, next: undefined };
    this.#running.set(key, reading);
    const end = () => {
      if (this.#running.get(key) === reading && reading.next === undefined) this.#running.delete(key);
    };
    now.then(end, end);
    return now;
  }
}
