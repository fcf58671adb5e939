import ipaddr from 'ipaddr.js';

/** The IPv6 addresses that are in use on the internet. Others are local or reserved, or stand for IPv4 addresses. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** A service of Azure that gives virtual machines their secrets. Its address looks public. */
const METADATA = '168.63.129.16';

/**
 * Returns whether an IP address belongs to the public internet. Loopback, private, link-local, multicast, reserved and
 * documentation addresses don't, nor do IPv6 addresses that contain an IPv4 address (mapped, NAT64, 6to4, Teredo).
 */
export function isPublicIp(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const ip = ipaddr.parse(text);
  if (ip.range() !== 'unicast' || ip.toString() === METADATA) return false;
  return ip instanceof ipaddr.IPv4 || ip.match(GLOBAL_IPV6);
}
