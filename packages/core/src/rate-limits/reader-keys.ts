import ipaddr from 'ipaddr.js';

/** A key under which requests of a client are counted. */
export interface ReaderKey {
  key: string;
  /** The multiple of a single reader's limit that applies to it. */
  times: number;
}

/**
 * Tiers of IPv6: a /64 is a home network, in which a reader can choose any IP address; a /48 is a customer of a
 * provider, with up to 65,536 such networks.
 */
const TIERS = [
  { bytes: 8, times: 1 },
  { bytes: 6, times: 16 },
] as const;

/**
 * Returns the keys under which a client's requests are counted, the narrowest first: an IPv4 address, or the /64 and
 * /48 network of an IPv6 address. Any other text is its own key.
 */
export function readerKeys(ip: string): readonly ReaderKey[] {
  if (!ip.includes(':') || !ipaddr.isValid(ip)) return [{ key: ip, times: 1 }];
  const ipAddress = ipaddr.process(ip); // a mapped IPv6 address becomes IPv4
  if (ipAddress.kind() === 'ipv4') return [{ key: ipAddress.toString(), times: 1 }];
  const bytes = ipAddress.toByteArray();
  return TIERS.map((tier) => ({ key: bytes.slice(0, tier.bytes).join('.'), times: tier.times }));
}
