import ipaddr from 'ipaddr.js';

/** A key under which a client's requests are counted. */
export interface ClientKey {
  key: string;
  /** The factor by which a single client's limit is multiplied for this key. */
  times: number;
}

/**
 * The sizes of the IPv6 networks whose requests are counted together. A /64 is a home network, in which a client can
 * choose any IP address. A /48 belongs to one customer of a provider and contains 65,536 of these /64 networks.
 */
const TIERS = [
  { bytes: 8, times: 1 },
  { bytes: 6, times: 16 },
] as const;

/**
 * Returns the keys under which a client's requests are counted, the narrowest first: an IPv4 address, or the /64 and
 * /48 network of an IPv6 address. For any other text, returns the text itself as the key.
 */
export function clientKeys(ip: string): readonly ClientKey[] {
  if (!ip.includes(':') || !ipaddr.isValid(ip)) return [{ key: ip, times: 1 }];
  const ipAddress = ipaddr.process(ip); // an IPv4-mapped IPv6 address becomes IPv4
  if (ipAddress.kind() === 'ipv4') return [{ key: ipAddress.toString(), times: 1 }];
  const bytes = ipAddress.toByteArray();
  return TIERS.map((tier) => ({ key: bytes.slice(0, tier.bytes).join('.'), times: tier.times }));
}
