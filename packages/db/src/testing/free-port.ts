import { type AddressInfo, createServer } from 'node:net';

/** A port of this machine that nothing listens on at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo; // a TCP server's address
      probe.close(() => resolve(port));
    });
  });
}
