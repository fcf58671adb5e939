import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mailer } from '@longreturn/core/ports';
import { createTransport } from 'nodemailer';
import { createMailOptions } from './mail-options.ts';

/**
 * Creates a mailer that writes each email to the folder as an .eml file, which email clients can open. File names start
 * with the time, so that the newest file comes last. The files contain links with tokens, so only their owner can read
 * them.
 */
export function fileMailer({ folder, from }: { folder: string; from: string }): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(createMailOptions(from, mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
      const unfinished = join(folder, `.${name}`);
      // With the options above, the message is a buffer, but its type also allows a stream.
      await writeFile(unfinished, message as Buffer, { mode: 0o600, flush: true });
      await rename(unfinished, join(folder, name));
      return { is: 'accepted' };
    },
  };
}
