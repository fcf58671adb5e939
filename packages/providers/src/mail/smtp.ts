import type { Mailer } from '@longreturn/core/ports';
import { createTransport } from 'nodemailer';
import { mailOptions } from './mail-options.ts';
import { refusalOf } from './smtp-refusal.ts';

export interface SmtpMailer extends Mailer {
  /** Closes the connections; mails that wait for one are refused. */
  close(): void;
}

interface SmtpOptions {
  url: string;
  /** The sender: an address, or `Name <address>`. */
  from: string;
  /** How many connections are open at most, each with one mail at a time. */
  connections?: number;
  /** Milliseconds until a connection that is not made or not greeted is given up. */
  connectMs?: number;
  /** Milliseconds until a server that does not answer a command is given up. */
  answerMs?: number;
}

const CONNECT_MS = 10_000;

/** A server may scan a message before it accepts it. Giving up earlier than it answers would send the mail again. */
export const ANSWER_MS = 120_000;

/** Milliseconds after which a connection without a mail is closed, before the server does it. */
const IDLE_MS = 10_000;

/**
 * Sends through the mail server of the URL (smtp:// with STARTTLS where the server offers it, smtps:// from the start)
 * on connections that are kept for the next mail. Rejects when a later try may succeed, with nodemailer's error.
 */
export function smtpMailer({
  url,
  from,
  connections = 1,
  connectMs = CONNECT_MS,
  answerMs = ANSWER_MS,
}: SmtpOptions): SmtpMailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    maxRequeues: 0, // the job queue tries again, after a longer pause
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: answerMs,
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
