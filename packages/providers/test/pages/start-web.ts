import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect as netConnect } from 'node:net';
import { onTestFinished } from 'vitest';
import { fetchPage } from '../../src/pages/fetch-page.ts';
import { type ConnectOptions, connect, type Network } from '../../src/pages/open-url.ts';

/** An IP address that counts as public. Connections to it go to the local server. */
export const PUBLIC_IP = '93.184.215.14';
const NEVER = new AbortController().signal;

/** Starts a local server, and returns a network that connects every host name to this server. */
export async function startWeb(listener: RequestListener, dns: Record<string, string[]> = {}) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // it listens on a port
  const resolved: string[] = [];
  const connected: string[] = [];
  const network: Network = {
    async resolve(hostname) {
      resolved.push(hostname);
      return (dns[hostname] ?? [PUBLIC_IP]).map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    },
    connect(options) {
      connected.push(`${options.host}:${options.port}`);
      return options.isSecure ? connect({ ...options, ...localTo(port) }) : netConnect(port, '127.0.0.1');
    },
  };
  const fetch = (url: string, signal = NEVER) => fetchPage(url, signal, network);
  return { fetch, network, resolved, connected };
}

function localTo(port: number): Pick<ConnectOptions, 'port' | 'lookup'> {
  return { port, lookup: (_hostname, _options, callback) => callback(null, [{ address: '127.0.0.1', family: 4 }]) };
}

/** A listener that responds with this body and these headers. */
export function page(
  body: string | Uint8Array = '<p>page</p>',
  headers: Record<string, string> = { 'content-type': 'text/html' },
): RequestListener {
  return (_request, response) => void response.writeHead(200, headers).end(body);
}
