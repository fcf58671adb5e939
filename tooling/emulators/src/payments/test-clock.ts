/** The time of a payment stand-in: the real time plus the time that a test has skipped. */
export class TestClock {
  #skippedMs = 0;

  /** The time in milliseconds. */
  now(): number {
    return Date.now() + this.#skippedMs;
  }

  /**
   * Moves the time forward to `time`, in milliseconds. Does nothing if `time` is in the past, because bills
   * can't be undone.
   */
  moveTo(time: number): void {
    this.#skippedMs += Math.max(0, time - this.now());
  }
}
