import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';

/** The first port of a range that ends below 32768, where the ephemeral ports of Linux begin. */
const FIRST_PORT = 20_000;
const PORT_COUNT = 12_000;
const MAX_TRIES = 100;

/**
 * Returns a port that nothing listens on. As long as this process runs, no other call returns the same port, not even
 * in another process. Throws if it finds no free port.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const port = FIRST_PORT + Math.floor(Math.random() * PORT_COUNT);
    if ((await reservePort(port)) && (await isFree(port))) return port;
  }
  throw new Error(`None of ${MAX_TRIES} ports is free`);
}

/**
 * Binds the UDP port with this number, and returns whether that succeeded. The UDP port stays bound until this process
 * ends, and no other process can bind it.
 */
function reservePort(port: number): Promise<boolean> {
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
