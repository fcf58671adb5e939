import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** How a TCP connection ends: 'reset' as if the machine failed, 'fin' as if the server stopped. */
type Ending = 'reset' | 'fin';

/** A TCP proxy that can interrupt the connection to its target. */
export interface FlakyProxy {
  /** The target's URL, through the proxy. */
  url: string;
  /** Ends every connection, by default with a reset, but accepts new connections. */
  drop(by?: Ending): void;
  /** Ends every connection, by default with a reset, and accepts no new connections. */
  cut(by?: Ending): Promise<void>;
  /** Stops forwarding, without closing connections. */
  pause(): void;
  /** Ends a pause for new connections only. Paused connections stay paused. */
  forget(): void;
  /** Ends a cut or a pause. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a proxy in front of the host and port of `target`. */
export async function startFlakyProxy(target: string): Promise<FlakyProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const forgotten = new WeakSet<Socket>();
  let isPaused = false;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => sockets.delete(socket));
      if (isPaused) socket.pause();
    }
    forward(near, far);
    forward(far, near);
  });
  const open = (at: number) => new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  const drop = (by: Ending = 'reset') => {
    for (const socket of sockets) {
      if (by === 'fin') socket.end();
      else socket.resetAndDestroy();
    }
  };
  const cut = (by?: Ending) => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    drop(by);
    return closed;
  };
  await open(0);
  const { port: proxyPort } = server.address() as AddressInfo; // a TCP server's address has this type
  const url = new URL(target);
  url.host = `127.0.0.1:${proxyPort}`;
  return {
    url: url.href,
    drop,
    cut,
    pause() {
      isPaused = true;
      for (const socket of sockets) socket.pause();
    },
    forget() {
      isPaused = false;
      for (const socket of sockets) forgotten.add(socket);
    },
    async restore() {
      isPaused = false;
      for (const socket of sockets) if (!forgotten.has(socket)) socket.resume();
      if (!server.listening) await open(proxyPort);
    },
    close: () => cut(),
  };
}

function forward(from: Socket, to: Socket): void {
  from.on('data', (piece) => to.write(piece)).on('close', () => to.destroy());
}
