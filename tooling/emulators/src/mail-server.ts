import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface MailServer {
  url: string;
  /** The received emails, each with the sender and recipients of its envelope. */
  received: { mail: Email; raw: string; to: string[]; from: string }[];
  /** The number of connections so far. */
  connections(): number;
  close(): Promise<void>;
}

/** Starts a real SMTP server on a free local port. The server stores the emails that it receives. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const received: MailServer['received'] = [];
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100, // ms until `close` closes the remaining connections
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
  const { port } = server.server.address() as AddressInfo; // the address of a TCP server
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
