import ipaddr from 'ipaddr.js';

/** Bytes of an IPv6 address that one customer of a provider holds whole: the network of a house. */
const NETWORK_BYTES = 8;

/** Who asks, for counting: an IPv4 address, or the /64 network of an IPv6 one, where a reader has any address they like. */
export function readerKey(ip: string): string {
  if (!ip.includes(':') || !ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip); // of a mapped address, the IPv4 one
  if (address.kind() === 'ipv4') return address.toString();
  return address.toByteArray().slice(0, NETWORK_BYTES).join('.');
}
