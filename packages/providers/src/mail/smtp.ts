import type { Mailer } from '@longreturn/core/ports';
import { createTransport } from 'nodemailer';
import { mailOptions } from './mail-options.ts';

export interface SmtpMailer extends Mailer {
  /** Closes the connections; mails that wait for one are refused. */
  close(): void;
}

interface SmtpOptions {
  url: string;
  /** The sender: an address, or `Name <address>`. */
  from: string;
  /** How long a silent server is waited for. */
  patienceMs?: number;
}

/**
 * Sends through the mail server of the URL (smtp:// with STARTTLS where the server offers it, smtps:// from the start),
 * on a few connections that are kept. A server that is silent for ten seconds counts as away.
 */
export function smtpMailer({ url, from, patienceMs = 10_000 }: SmtpOptions): SmtpMailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    // The job queue tries again, later and with a longer breath.
    maxRequeues: 0,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    dnsTimeout: patienceMs,
  });
  return {
    send: async (mail) => void (await transport.sendMail(mailOptions(from, mail))),
    close: () => transport.close(),
  };
}
