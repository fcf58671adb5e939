import ipaddr from 'ipaddr.js';

/** What requests of one client are counted under. */
export interface ReaderKey {
  key: string;
  /** How many times the limit of a single reader applies to it. */
  times: number;
}

/**
 * Tiers of IPv6: a /64 is the network of a house, in which a reader has any address they like; a /48 is what one
 * customer of a provider may hold, with 65,536 such networks.
 */
const TIERS = [
  { bytes: 8, times: 1 },
  { bytes: 6, times: 16 },
] as const;

/**
 * Returns the keys under which a client's requests are counted, the narrowest first: an IPv4 address, or the /64 and the
 * /48 network of an IPv6 one. What is no IP address is its own key.
 */
export function readerKeys(ip: string): readonly ReaderKey[] {
  if (!ip.includes(':') || !ipaddr.isValid(ip)) return [{ key: ip, times: 1 }];
  const address = ipaddr.process(ip); // of a mapped address, the IPv4 one
  if (address.kind() === 'ipv4') return [{ key: address.toString(), times: 1 }];
  const bytes = address.toByteArray();
  return TIERS.map((tier) => ({ key: bytes.slice(0, tier.bytes).join('.'), times: tier.times }));
}
