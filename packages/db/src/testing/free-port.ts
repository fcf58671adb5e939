import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';

/** Below the range that systems use for outgoing connections and for port 0 (from 32768 on). */
const FIRST = 20_000;
const COUNT = 12_000;
const TRIES = 100;

/**
 * Returns a port that nothing listens on. As long as this process lives, no other process gets the same one from this
 * function. Throws when it finds none.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    if ((await claim(port)) && (await isFree(port))) return port;
  }
  throw new Error(`None of ${TRIES} ports is free`);
}

/** Binds the UDP port of the same number. The system gives it to one process and frees it when the process ends. */
function claim(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createSocket('udp4').unref();
    socket.on('error', () => resolve(false));
    socket.bind({ port, address: '127.0.0.1', exclusive: true }, () => resolve(true));
  });
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.on('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
