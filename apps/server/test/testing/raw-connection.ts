import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

export interface RawConnection {
  socket: Socket;
  /** Everything the server has sent so far. */
  received: () => string;
  /** Resolves when the connection is closed, with everything the server has sent. */
  closed: Promise<string>;
}

/** Opens a TCP connection to a test site, which listens on a free port, and sends `bytes` as they are. */
export async function openRawConnection(app: FastifyInstance, bytes = ''): Promise<RawConnection> {
  await listenOnce(app);
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('the site does not listen on a TCP port');
  const socket = connect(address.port, '127.0.0.1');
  let received = '';
  socket.on('data', (piece) => {
    received += piece;
  });
  const closed = new Promise<string>((resolve) => {
    socket.on('error', () => {}).on('close', () => resolve(received)); // a reset is followed by 'close'
  });
  socket.write(bytes);
  return { socket, received: () => received, closed };
}

const listening = new WeakMap<FastifyInstance, Promise<unknown>>();

/** Makes the site listen. Concurrent connections share one call, because each call of `listen` adds event listeners. */
async function listenOnce(app: FastifyInstance): Promise<void> {
  const started = listening.get(app) ?? app.listen({ port: 0, host: '127.0.0.1' });
  listening.set(app, started);
  await started;
}
