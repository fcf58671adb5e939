const CODE = /^[A-Z][A-Z0-9_]{1,30}$/;

/**
 * The reason why a job failed. The message is stored in the database and shown to admins, so it must contain no email
 * address, no link and no user text.
 */
export class JobFailure extends Error {
  /** If true, the job isn't retried, because a retry can't succeed. */
  readonly isFinal: boolean;

  constructor(reason: string, { isFinal = false }: { isFinal?: boolean } = {}) {
    super(reason);
    this.name = 'JobFailure';
    this.isFinal = isFinal;
  }

  /**
   * Returns a failure that contains the failed step and the error's code, if the error has one. Doesn't include the
   * error's message, which may contain an email address.
   */
  static from(step: string, error: unknown): JobFailure {
    const { code } = (error ?? {}) as { code?: unknown }; // set by Node.js for system errors
    return new JobFailure(typeof code === 'string' && CODE.test(code) ? `${step} (${code})` : step);
  }
}
