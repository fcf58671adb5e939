import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from './eventually.ts';

interface MailTo {
  dataDir: string;
  email: string;
  /** What the subject of the email must match. */
  subject: RegExp;
}

/**
 * Waits for a matching email, and returns the link in it that has a token. If several emails match, returns the link
 * in the latest one. The site writes emails to files.
 */
export async function emailedLink(mail: MailTo): Promise<string> {
  let link: string | undefined;
  const look = async () => {
    link = (await readMails(mail))
      .flatMap((text) => /https?:\/\/[^/\s]+\/(?!api\/)\S*\?(?:confirm|token|manage|gift)=[\w-]+/.exec(text) ?? [])
      .at(-1);
    return link;
  };
  await eventually(look).toBeDefined();
  return link ?? '';
}

/** Returns the texts of the matching emails, the latest last. */
async function readMails({ dataDir, email, subject }: MailTo): Promise<string[]> {
  const folder = join(dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml') && !name.startsWith('.')).sort();
  const mails = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.map(decode).filter((text) => {
    const head = text.slice(0, text.indexOf('\n\n'));
    return head.includes(`To: ${email}`) && subject.test(/^Subject: (.*)$/m.exec(head)?.[1] ?? '');
  });
}

/** Decodes the line breaks and equals signs of quoted-printable text, which is enough to read links. */
function decode(raw: string): string {
  return raw.replaceAll('\r\n', '\n').replaceAll('=\n', '').replaceAll('=3D', '=');
}
