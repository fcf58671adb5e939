import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as startRequest } from 'node:http';
import { isIP, type LookupFunction, connect as netConnect, type Socket } from 'node:net';
import { connect as tlsConnect } from 'node:tls';
import { isPublicIp } from './is-public-ip.ts';
import { READABLE_ENCODINGS } from './read-html.ts';
import { untilAborted } from './until-aborted.ts';

/** A connection to open. `lookup` returns the IP addresses that were checked, and no others. */
export interface ConnectOptions {
  host: string;
  port: number;
  isSecure: boolean;
  lookup: LookupFunction;
  autoSelectFamily: true;
}

/** The functions that reach the network. Tests replace them. */
export interface Network {
  /** Returns the IP addresses of a host name. */
  resolve(hostname: string): Promise<LookupAddress[]>;
  connect(options: ConnectOptions): Socket;
}

const HEADERS = {
  accept: 'text/html,application/xhtml+xml',
  'accept-encoding': READABLE_ENCODINGS,
  'user-agent': 'Mozilla/5.0 (compatible; LongReturn/1.0)',
};

/** The options of a request. The defaults are those of a request for a web page. */
export interface OutgoingRequest {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** Whether the host may be in a private network, because the owner has configured it. */
  allowsPrivate?: boolean;
}

/**
 * Requests a URL, without cookies, and returns the response as soon as its headers have arrived. The host name is
 * resolved once, and the connection is made to one of its IP addresses. Throws if any of them isn't public, unless
 * `allowsPrivate` is set.
 */
export async function openUrl(
  url: URL,
  network: Network,
  signal: AbortSignal,
  { method = 'GET', headers = HEADERS, body, allowsPrivate = false }: OutgoingRequest = {},
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = await untilAborted(signal, findAddresses(host, network));
  const blocked = allowsPrivate ? undefined : addresses.find(({ address }) => !isPublicIp(address));
  if (blocked || addresses.length === 0) throw new Error(`${host} isn't a public host`);
  const isSecure = url.protocol === 'https:';
  const connection: ConnectOptions = {
    host,
    port: Number(url.port) || (isSecure ? 443 : 80),
    isSecure,
    lookup: (_hostname, _options, callback) => callback(null, addresses),
    autoSelectFamily: true, // makes Node.js request all addresses from `lookup`
  };
  return new Promise((resolve, reject) => {
    const request = startRequest({
      method,
      path: `${url.pathname}${url.search}`,
      headers: { ...headers, host: url.host },
      createConnection: () => network.connect(connection),
      signal,
    });
    request.once('response', resolve).on('error', reject).end(body);
  });
}

/** Resolves a host name. An IP address is returned as it is, because the URL parser has normalised its notation. */
async function findAddresses(host: string, network: Network): Promise<LookupAddress[]> {
  const family = isIP(host);
  return family === 0 ? network.resolve(host) : [{ address: host, family }];
}

/** Opens a TCP connection, or a TLS connection with a valid certificate of the host. */
export function connect({ isSecure, ...options }: ConnectOptions): Socket {
  if (!isSecure) return netConnect(options);
  return tlsConnect({ ...options, ...(isIP(options.host) === 0 && { servername: options.host }) });
}

/** The real network. */
export const INTERNET: Network = { resolve: (hostname) => lookup(hostname, { all: true }), connect };
