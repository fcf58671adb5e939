import type { MailRefusal } from '@longreturn/core/ports';

const CODE = /^[A-Z][A-Z0-9_]{1,30}$/;
const ANSWER = /^[245]\d\d$/;

/** A mail that was not sent; its message is for administrators and lies in the database: no address, no link, nobody's words. */
export class MailFailure extends Error {
  /** Whether trying again is of no use. */
  readonly isFinal: boolean;

  constructor(reason: string, { isFinal = false }: { isFinal?: boolean } = {}) {
    super(reason);
    this.name = 'MailFailure';
    this.isFinal = isFinal;
  }

  static refused({ because, responseCode }: MailRefusal): MailFailure {
    return new MailFailure(`The mail server refused the ${because} for good (${responseCode})`, { isFinal: true });
  }

  /** Says of another error what it failed at, with its code at most: a mail server's words repeat addresses. */
  static from(step: string, error: unknown): MailFailure {
    const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown }; // nodemailer's and the system's fields
    if (ANSWER.test(String(responseCode))) return new MailFailure(`${step}: the mail server answered ${responseCode}`);
    if (typeof code === 'string' && CODE.test(code)) return new MailFailure(`${step} (${code})`);
    return new MailFailure(step);
  }
}
