/** The time of a payment stand-in: the real time plus what a test has skipped. */
export class TestClock {
  #skippedMs = 0;

  /** The time in milliseconds. */
  now(): number {
    return Date.now() + this.#skippedMs;
  }

  /** Moves the time forward to `time`, in milliseconds. An earlier time is an error: bills can't be taken back. */
  moveTo(time: number): void {
    const ahead = time - this.now();
    if (ahead < 0) throw new Error('the test clock only moves forward');
    this.#skippedMs += ahead;
  }
}
