import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMailServer } from '@longreturn/emulators/mail-server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createMailer } from '../../src/mail/create-mailer.ts';

const MAIL = { to: 'ada@example.com', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' };

it('writes emails to the data folder if no mail server is configured', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'mailer-'));
  const mailer = await createMailer({ smtpUrl: undefined, mailFrom: 'hello@localhost', mailConcurrency: 1, dataDir });
  await mailer.send(MAIL);
  expect(await readdir(join(dataDir, 'mail'))).toHaveLength(1);
  mailer.close();
  await rm(dataDir, { recursive: true, force: true });
});

it('sends to the mail server if one is configured, and writes nothing', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'mailer-'));
  const mailer = await createMailer({
    smtpUrl: 'smtp://127.0.0.1:1',
    mailFrom: 'hello@localhost',
    mailConcurrency: 1,
    dataDir,
  });
  await expect(mailer.send(MAIL)).rejects.toMatchObject({ code: 'ESOCKET' });
  expect(await readdir(dataDir)).toEqual([]);
  mailer.close();
  await rm(dataDir, { recursive: true, force: true });
});

it('opens one connection to the mail server for each email that may be sent concurrently', async () => {
  const waiting: (() => void)[] = [];
  const server = await startMailServer({
    onData: (stream, _session, done) => void stream.resume().once('end', () => waiting.push(done)),
  });
  onTestFinished(() => server.close());
  const mailer = await createMailer({
    smtpUrl: server.url,
    mailFrom: 'hello@localhost',
    mailConcurrency: 2,
    dataDir: '',
  });
  onTestFinished(() => mailer.close());
  const sending = [mailer.send(MAIL), mailer.send(MAIL), mailer.send(MAIL)];
  await vi.waitFor(() => expect(waiting).toHaveLength(2), 15_000);
  waiting.shift()?.();
  await vi.waitFor(() => expect(waiting).toHaveLength(2), 15_000);
  for (const accept of waiting) accept();
  await Promise.all(sending);
  expect(server.connections()).toBe(2);
});
