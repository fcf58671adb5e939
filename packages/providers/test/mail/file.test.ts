import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileMailer } from '../../src/mail/file.ts';

const MAIL = {
  to: 'ada@example.com',
  subject: 'Your account – frozen',
  html: '<p>Hellö</p>',
  text: 'Hellö\n',
};

describe('fileMailer', () => {
  let home: string;
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'mails-'));
  });
  afterAll(() => rm(home, { recursive: true, force: true }));

  const mailerIn = (name: string) => {
    const folder = join(home, name, 'mail');
    return { folder, mailer: fileMailer({ folder, from: 'The Long Return <hello@localhost>' }) };
  };

  it('writes a file that email clients can open and only its owner can read', async () => {
    const { folder, mailer } = mailerIn('one');
    await mailer.send(MAIL);
    const [name = ''] = await readdir(folder);
    expect(name).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}\.\d{3}Z-[0-9a-f]{8}\.eml$/);
    const raw = await readFile(join(folder, name));
    const mail = await PostalMime.parse(raw);
    expect(mail).toMatchObject({
      subject: MAIL.subject,
      from: { name: 'The Long Return', address: 'hello@localhost' },
      to: [{ address: 'ada@example.com' }],
    });
    expect(mail.html).toContain('<p>Hellö</p>');
    expect(mail.text?.trim()).toBe('Hellö');
    expect(raw.toString()).not.toMatch(/[^\r]\n/);
    expect((await stat(join(folder, name))).mode & 0o077).toBe(0);
  });

  it('writes the headers of an email', async () => {
    const { folder, mailer } = mailerIn('headers');
    const headers = { 'Reply-To': 'grace@example.com', 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
    await mailer.send({ ...MAIL, headers });
    const [name = ''] = await readdir(folder);
    const mail = await PostalMime.parse(await readFile(join(folder, name)));
    expect(mail.replyTo).toMatchObject([{ address: 'grace@example.com' }]);
    const arrived = new Map(mail.headers.map(({ key, value }) => [key, value]));
    expect(arrived.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  });

  it('writes files whose names sort by time, and leaves no partial files', async () => {
    const { folder, mailer } = mailerIn('many');
    for (const number of [1, 2, 3]) {
      await mailer.send({ ...MAIL, subject: `Mail ${number}` });
      await new Promise((resolve) => setTimeout(resolve, 3));
    }
    const names = (await readdir(folder)).sort();
    expect(names.every((name) => name.endsWith('.eml') && !name.startsWith('.'))).toBe(true);
    const mails = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
    expect(mails.map(({ subject }) => subject)).toEqual(['Mail 1', 'Mail 2', 'Mail 3']);
  });

  it('writes no file if the recipient is not exactly one email address', async () => {
    const { folder, mailer } = mailerIn('none');
    await expect(mailer.send({ ...MAIL, to: 'a@b.example\r\nBcc: c@d.example' })).rejects.toThrowError(
      'not one email address',
    );
    await expect(readdir(folder)).rejects.toThrowError('ENOENT');
  });
});
