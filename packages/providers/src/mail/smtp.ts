import type { Mailer } from '@longreturn/core/ports';
import { createTransport } from 'nodemailer';
import { mailOptions } from './mail-options.ts';
import { refusalOf } from './smtp-refusal.ts';

export interface SmtpMailer extends Mailer {
  /** Closes the connections. Emails that wait for one are rejected. */
  close(): void;
}

interface SmtpOptions {
  url: string;
  /** The sender: an email address, or `Name <email address>`. */
  from: string;
  /** Most open connections. Each sends one email at a time. */
  connections?: number;
  /** Milliseconds to wait for the connection and the server's greeting. */
  connectMs?: number;
  /** Milliseconds to wait for the response to a command. */
  responseTimeoutMs?: number;
}

const CONNECT_MS = 10_000;

/** A server may scan a message before it accepts it. If we gave up too early, the email would be sent again. */
export const RESPONSE_TIMEOUT_MS = 120_000;

/** Milliseconds after which an idle connection is closed, before the server closes it. */
const IDLE_MS = 10_000;

/**
 * Sends through the mail server of the URL (smtp:// uses STARTTLS if the server offers it; smtps:// uses TLS). Keeps
 * connections open for the next email. Rejects with nodemailer's error when a later attempt may succeed.
 */
export function smtpMailer({
  url,
  from,
  connections = 1,
  connectMs = CONNECT_MS,
  responseTimeoutMs = RESPONSE_TIMEOUT_MS,
}: SmtpOptions): SmtpMailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    maxRequeues: 0, // the job queue retries after a longer pause
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: responseTimeoutMs,
    idleTimeout: IDLE_MS,
  });
  return {
    async send(mail) {
      try {
        await transport.sendMail(mailOptions(from, mail));
        return { is: 'accepted' };
      } catch (error) {
        const refusal = refusalOf(error);
        if (!refusal) throw error;
        return { is: 'refused', ...refusal };
      }
    },
    close: () => transport.close(),
  };
}
