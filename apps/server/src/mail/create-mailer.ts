import { join, resolve } from 'node:path';
import type { Mailer } from '@longreturn/core/ports';
import type { Env } from '../env.ts';

export interface ClosableMailer extends Mailer {
  close(): void;
}

/** Returns a mailer that loads its library, which is large, only when it sends the first email. */
export function lazyMailer(env: Parameters<typeof createMailer>[0]): ClosableMailer {
  let opened: Promise<ClosableMailer> | undefined;
  return {
    async send(mail) {
      opened ??= createMailer(env);
      return (await opened).send(mail);
    },
    close: () => void opened?.then((mailer) => mailer.close()),
  };
}

/**
 * Creates the mailer: it sends through the mail server if one is configured, or else writes files to DATA_DIR/mail.
 * Loads only the module that it needs.
 */
export async function createMailer({
  smtpUrl,
  mailFrom: from,
  mailConcurrency: connections,
  dataDir,
}: Pick<Env, 'smtpUrl' | 'mailFrom' | 'mailConcurrency' | 'dataDir'>): Promise<ClosableMailer> {
  if (smtpUrl) {
    const { smtpMailer } = await import('@longreturn/providers/mail/smtp');
    return smtpMailer({ url: smtpUrl, from, connections });
  }
  const { fileMailer } = await import('@longreturn/providers/mail/file');
  return { ...fileMailer({ folder: join(resolve(dataDir), 'mail'), from }), close() {} };
}
