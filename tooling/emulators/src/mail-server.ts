import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface MailServer {
  url: string;
  /** What arrived, with the addresses that the envelope named. */
  received: { mail: Email; raw: string; to: string[]; from: string }[];
  /** How many connections were made. */
  connections(): number;
  close(): Promise<void>;
}

/** A real SMTP server at a free port of this machine, which keeps what it is given. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const received: MailServer['received'] = [];
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100, // who is still connected then is cut off
    disabledCommands: ['STARTTLS'],
    onConnect(_session, done) {
      connections += 1;
      done();
    },
    onData(stream, { envelope }, done) {
      void readAll(stream).then(async (raw) => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        received.push({
          raw,
          mail: await PostalMime.parse(raw),
          to: envelope.rcptTo.map(({ address }) => address),
          from,
        });
        done();
      });
    },
    ...options,
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo; // a TCP server's address
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    connections: () => connections,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function readAll(stream: NodeJS.ReadableStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}
