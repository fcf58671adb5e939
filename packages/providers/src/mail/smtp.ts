import type { Mailer } from '@longreturn/core/ports';
import { createTransport } from 'nodemailer';
import { createMailOptions } from './mail-options.ts';
import { findRefusal } from './smtp-refusal.ts';

export interface SmtpMailer extends Mailer {
  /** Closes the connections. Rejects the emails that are waiting for a connection. */
  close(): void;
}

interface SmtpOptions {
  url: string;
  /** The sender: an email address, or `Name <email address>`. */
  from: string;
  /** The maximum number of connections. Each sends one email at a time. */
  connections?: number;
  /** Milliseconds to wait for the connection and the server's greeting. */
  connectMs?: number;
  /** Milliseconds to wait for the response to a command. */
  responseTimeoutMs?: number;
}

const CONNECT_MS = 10_000;

/**
 * Milliseconds to wait for a response. A server may scan a message for minutes before accepting it. After a timeout,
 * the email would be sent again.
 */
export const RESPONSE_TIMEOUT_MS = 120_000;

/** Milliseconds after which an idle connection is closed. Servers keep idle connections open for longer than this. */
const IDLE_MS = 10_000;

/**
 * Creates a mailer that sends emails through the mail server at the URL. smtp:// uses STARTTLS if the server offers it;
 * smtps:// uses TLS. Connections stay open for the next email. `send` returns a permanent rejection as `refused`, and
 * throws nodemailer's error if a later attempt may succeed.
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
    maxRequeues: 0, // the job queue retries instead, after a longer pause
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: responseTimeoutMs,
    idleTimeout: IDLE_MS,
  });
  return {
    async send(mail) {
      try {
        await transport.sendMail(createMailOptions(from, mail));
        return { is: 'accepted' };
      } catch (error) {
        const refusal = findRefusal(error);
        if (!refusal) throw error;
        return { is: 'refused', ...refusal };
      }
    },
    close: () => transport.close(),
  };
}
