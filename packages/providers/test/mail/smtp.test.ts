import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { type MailServer, startMailServer } from '@longreturn/emulators/mail-server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RESPONSE_TIMEOUT_MS, smtpMailer } from '../../src/mail/smtp.ts';

const FROM = 'The Long Return <hello@example.org>';
const MAIL = {
  to: 'ada@example.com',
  subject: 'Confirm your email address',
  html: '<p>Hello Ądä, <a href="https://example.org/x?token=abc">confirm</a></p>',
  text: 'Hello Ądä,\n\nhttps://example.org/x?token=abc\n',
};

const open: { close(): unknown }[] = [];
const closeLater = <Thing extends { close(): unknown }>(thing: Thing): Thing => {
  open.unshift(thing);
  return thing;
};

afterEach(async () => {
  for (const thing of open.splice(0)) await thing.close();
});

const start = async (...options: Parameters<typeof startMailServer>): Promise<MailServer> =>
  closeLater(await startMailServer(...options));

const refusal = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

describe('smtpMailer', () => {
  it('delivers HTML and text to the recipient, marked as generated automatically', async () => {
    const server = await start();
    const mailer = closeLater(smtpMailer({ url: server.url, from: FROM }));
    await mailer.send({ ...MAIL, headers: { 'X-Kind': 'confirm-address' } });
    const [{ mail, to, from } = { mail: undefined, to: [], from: '' }] = server.received;
    expect(to).toEqual(['ada@example.com']);
    expect(from).toBe('hello@example.org');
    expect(mail?.from).toMatchObject({ name: 'The Long Return', address: 'hello@example.org' });
    expect(mail?.subject).toBe(MAIL.subject);
    expect(mail?.html).toContain(MAIL.html);
    expect(mail?.text?.trim()).toBe(MAIL.text.trim());
    const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(headers.get('x-kind')).toBe('confirm-address');
  });

  it('sends the next email over the same connection', async () => {
    const server = await start();
    const mailer = closeLater(smtpMailer({ url: server.url, from: FROM }));
    for (let count = 0; count < 5; count += 1) await mailer.send(MAIL);
    expect(server.received).toHaveLength(5);
    expect(server.connections()).toBe(1);
  });

  it('logs in with the credentials in the URL', async () => {
    const seen: unknown[] = [];
    const server = await start({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth({ username, password }, _session, done) {
        seen.push(username, password);
        done(null, { user: username });
      },
    });
    const url = server.url.replace('smtp://', 'smtp://site:p%40ss@');
    await closeLater(smtpMailer({ url, from: FROM })).send(MAIL);
    expect(seen).toEqual(['site', 'p@ss']);
  });

  it.each([
    'ada@example.com\r\nBcc: eve@evil.example',
    'ada@example.com, eve@evil.example',
    'Ada <ada@example.com>',
    'ada',
    '',
  ])('sends nothing to %j, which is not one email address', async (to) => {
    const server = await start();
    const mailer = closeLater(smtpMailer({ url: server.url, from: FROM }));
    await expect(mailer.send({ ...MAIL, to })).rejects.toThrowError('not one email address');
    expect(server.connections()).toBe(0);
  });

  it('prevents header injection through the subject and headers', async () => {
    const server = await start();
    const mailer = closeLater(smtpMailer({ url: server.url, from: FROM }));
    await expect(mailer.send({ ...MAIL, subject: 'Hi\r\nBcc: eve@evil.example' })).rejects.toThrowError('one line');
    await expect(mailer.send({ ...MAIL, headers: { 'X-A': 'a\nBcc: b' } })).rejects.toThrowError('one line');
    await expect(mailer.send({ ...MAIL, headers: { 'X-A: a\nBcc': 'b' } })).rejects.toThrowError('one line');
    expect(server.received).toEqual([]);
  });

  it.each([
    'ada@example.com\r\nBcc: eve@evil.example',
    'ada@example.com, eve@evil.example',
    'eve@evil.example <ada@example.com>',
    '',
  ])('sends no email with the reply address %j', async (replyTo) => {
    const server = await start();
    const mailer = closeLater(smtpMailer({ url: server.url, from: FROM }));
    for (const name of ['Reply-To', 'reply-to']) {
      await expect(mailer.send({ ...MAIL, headers: { [name]: replyTo } })).rejects.toThrowError(
        /one line|one email address/,
      );
    }
    expect(server.received).toEqual([]);
  });

  it('sends the reply and unsubscribe headers unchanged', async () => {
    const server = await start();
    const mailer = closeLater(smtpMailer({ url: server.url, from: FROM }));
    const link = `<https://example.org/api/newsletter/unsubscribe?token=${'x'.repeat(120)}>`;
    const headers = {
      'Reply-To': 'ada@müller.example',
      'List-Unsubscribe': link,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
    await mailer.send({ ...MAIL, headers });
    const [{ mail, raw } = { mail: undefined, raw: '' }] = server.received;
    expect(mail?.replyTo).toMatchObject([{ address: expect.stringMatching(/^ada@(müller|xn--mller-kva)\.example$/) }]);
    const arrived = new Map(mail?.headers.map(({ key, value }) => [key, value]));
    expect(arrived.get('list-unsubscribe')).toBe(link);
    expect(arrived.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  });

  it('waits longer for the response to a message than for a connection, and sends the message once', async () => {
    let messages = 0;
    const server = await start({
      onData(stream, _session, done) {
        messages += 1;
        stream.resume().once('end', () => setTimeout(done, 900));
      },
    });
    const mailer = closeLater(smtpMailer({ url: server.url, from: FROM, connectMs: 200 }));
    await mailer.send(MAIL);
    expect(messages).toBe(1);
  });

  it('rejects an email if the server stops responding after a command', async () => {
    const server = await start({ onRcptTo() {} });
    const mailer = closeLater(smtpMailer({ url: server.url, from: FROM, responseTimeoutMs: 200 }));
    await expect(mailer.send(MAIL)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });

  it('gives the server at least two minutes to respond, because it may scan the message', () => {
    expect(RESPONSE_TIMEOUT_MS).toBeGreaterThanOrEqual(120_000);
  });

  it('sends up to one email per connection at the same time', async () => {
    const waiting: (() => void)[] = [];
    const server = await start({
      onData(stream, _session, done) {
        stream.resume().once('end', () => waiting.push(done));
      },
    });
    const mailer = closeLater(smtpMailer({ url: server.url, from: FROM, connections: 6 }));
    const sending = Array.from({ length: 7 }, () => mailer.send(MAIL));
    await vi.waitFor(() => expect(waiting).toHaveLength(6), { timeout: 10_000, interval: 10 });
    waiting.shift()?.();
    await vi.waitFor(() => expect(waiting).toHaveLength(6), { timeout: 10_000, interval: 10 });
    for (const accept of waiting) accept();
    await Promise.all(sending);
    expect(server.connections()).toBe(6);
  });

  it('reports a permanent rejection of the recipient', async () => {
    const server = await start({ onRcptTo: (_address, _session, done) => done(refusal(550, 'No such mailbox')) });
    const mailer = closeLater(smtpMailer({ url: server.url, from: FROM }));
    expect(await mailer.send(MAIL)).toEqual({ is: 'refused', because: 'address', responseCode: 550 });
  });

  it('reports a permanent rejection of the message', async () => {
    const server = await start({
      onData: (stream, _session, done) => void stream.resume().once('end', () => done(refusal(554, 'Looks like spam'))),
    });
    const mailer = closeLater(smtpMailer({ url: server.url, from: FROM }));
    expect(await mailer.send(MAIL)).toEqual({ is: 'refused', because: 'message', responseCode: 554 });
  });

  it.each<[string, Parameters<typeof startMailServer>[0], number]>([
    ['the greeting', { onConnect: (_session, done) => done(refusal(554, 'No service here')) }, 554],
    ['the sender', { onMailFrom: (_address, _session, done) => done(refusal(550, 'Not your domain')) }, 550],
    ['relaying', { onRcptTo: (_address, _session, done) => done(refusal(554, 'Relay access denied')) }, 554],
    [
      'a client that isn’t signed in',
      { onRcptTo: (_address, _session, done) => done(refusal(530, 'Sign in first')) },
      530,
    ],
    [
      'the recipient temporarily',
      { onRcptTo: (_address, _session, done) => done(refusal(452, 'Try again later')) },
      452,
    ],
  ])('throws if the server rejects %s, so that the email is retried', async (_what, options, responseCode) => {
    const server = await start(options);
    const mailer = closeLater(smtpMailer({ url: server.url, from: FROM }));
    await expect(mailer.send(MAIL)).rejects.toMatchObject({ responseCode });
  });

  it('throws if the server rejects the password, so that the email is retried', async () => {
    const server = await start({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(refusal(535, 'Wrong password')),
    });
    const url = server.url.replace('smtp://', 'smtp://site:wrong@');
    await expect(closeLater(smtpMailer({ url, from: FROM })).send(MAIL)).rejects.toMatchObject({ responseCode: 535 });
  });

  it('throws if no server listens', async () => {
    const gone = await startMailServer();
    await gone.close();
    const mailer = closeLater(smtpMailer({ url: gone.url, from: FROM }));
    await expect(mailer.send(MAIL)).rejects.toMatchObject({ code: 'ESOCKET' });
  });

  it('throws while the server rejects connections temporarily, and delivers afterwards', async () => {
    let isShut = true;
    const server = await start({
      onConnect: (_session, done) => done(isShut ? Object.assign(new Error('Later'), { responseCode: 421 }) : null),
    });
    const mailer = closeLater(smtpMailer({ url: server.url, from: FROM }));
    await expect(mailer.send(MAIL)).rejects.toMatchObject({ responseCode: 421 });
    isShut = false;
    await mailer.send(MAIL);
    expect(server.received).toHaveLength(1);
  });

  it('rejects emails after it was closed', async () => {
    const server = await start();
    const mailer = smtpMailer({ url: server.url, from: FROM });
    await mailer.send(MAIL);
    mailer.close();
    await expect(mailer.send(MAIL)).rejects.toThrowError();
  });

  it('throws if the server never responds', async () => {
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => void silent.listen(0, '127.0.0.1', resolve));
    closeLater({ close: () => silent.close() });
    const { port } = silent.address() as AddressInfo; // a TCP server's address has this type
    const mailer = closeLater(smtpMailer({ url: `smtp://127.0.0.1:${port}`, from: FROM, connectMs: 200 }));
    await expect(mailer.send(MAIL)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });
});
