import type { OutgoingMail } from '@longreturn/core/ports';
import type { SendMailOptions } from 'nodemailer';

/**
 * Matches exactly one email address, without spaces, control characters and other characters that have a meaning in a
 * header.
 */
const ONE_EMAIL_ADDRESS = /^[^\s\p{Cc}<>(),;:"[\]\\@]+@[^\s\p{Cc}<>(),;:"[\]\\@]+$/u;
const HEADER_NAME = /^[A-Za-z][A-Za-z0-9-]*$/;
const LINE_BREAK = /[\p{Cc}\u2028\u2029]/u;

/**
 * Returns nodemailer's options for an email. Throws if an email address, the subject or a header could inject another
 * header.
 */
export function createMailOptions(
  from: string,
  { to, subject, html, text, headers = {} }: OutgoingMail,
): SendMailOptions {
  if (!ONE_EMAIL_ADDRESS.test(to)) throw new Error('The recipient of the mail is not one email address');
  if (LINE_BREAK.test(subject)) throw new Error('The subject of the mail is not one line');
  for (const [name, value] of Object.entries(headers)) {
    if (!HEADER_NAME.test(name) || LINE_BREAK.test(value)) throw new Error('A header of the mail is not one line');
    if (name.toLowerCase() === 'reply-to' && !ONE_EMAIL_ADDRESS.test(value))
      throw new Error('The reply address of the mail is not one email address');
  }
  return {
    from,
    to: { name: '', address: to },
    subject,
    html,
    text,
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
