import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';

/** Below the ports that systems lend to outgoing connections (from 32768 on), and to whoever asks for any port. */
const FIRST = 20_000;
const COUNT = 12_000;
const TRIES = 100;

/**
 * A port of this machine that nothing listens on, for as long as this process lives: no connection is lent it, and no other
 * process that asks here gets it. Throws when it finds none.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    if ((await claim(port)) && (await isFree(port))) return port;
  }
  throw new Error(`None of ${TRIES} ports is free`);
}

/** Holds the UDP port of the same number, which the system gives to one process and takes back at its end. */
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
