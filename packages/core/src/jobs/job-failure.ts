const CODE = /^[A-Z][A-Z0-9_]{1,30}$/;

/**
 * Why a job was not done. The message is stored in the database and shown to admins: it contains no email address, no link
 * and nothing that a user wrote.
 */
export class JobFailure extends Error {
  /** Whether another try can't succeed either. */
  readonly isFinal: boolean;

  constructor(reason: string, { isFinal = false }: { isFinal?: boolean } = {}) {
    super(reason);
    this.name = 'JobFailure';
    this.isFinal = isFinal;
  }

  /** Describes another error by the step that failed and its code, if it has one: its message may repeat an email address. */
  static from(step: string, error: unknown): JobFailure {
    const { code } = (error ?? {}) as { code?: unknown }; // the system's field
    return new JobFailure(typeof code === 'string' && CODE.test(code) ? `${step} (${code})` : step);
  }
}
