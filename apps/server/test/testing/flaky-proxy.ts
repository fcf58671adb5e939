import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP proxy that can lose what lies behind it. */
export interface FlakyProxy {
  /** The address of what lies behind, led through the proxy. */
  url: string;
  /** Resets every connection and takes no new one. */
  cut(): Promise<void>;
  /** Lets nothing through any more, and says so to nobody. */
  pause(): void;
  /** Ends a cut or a pause. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a proxy in front of the host and port of `target`. */
export async function startFlakyProxy(target: string): Promise<FlakyProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isPaused = false;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => sockets.delete(socket));
      if (isPaused) socket.pause();
    }
    lead(near, far);
    lead(far, near);
  });
  const open = (at: number) => new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  const cut = () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of sockets) socket.resetAndDestroy();
    return closed;
  };
  await open(0);
  const { port: own } = server.address() as AddressInfo; // a TCP server's address
  const url = new URL(target);
  url.host = `127.0.0.1:${own}`;
  return {
    url: url.href,
    cut,
    pause() {
      isPaused = true;
      for (const socket of sockets) socket.pause();
    },
    async restore() {
      isPaused = false;
      for (const socket of sockets) socket.resume();
      if (!server.listening) await open(own);
    },
    close: cut,
  };
}

function lead(from: Socket, to: Socket): void {
  from.on('data', (piece) => to.write(piece)).on('close', () => to.destroy());
}
