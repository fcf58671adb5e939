import { describe, expect, it } from 'vitest';
import { isPublicIp } from '../../src/pages/is-public-ip.ts';

describe('public IP addresses', () => {
  it.each(['1.1.1.1', '93.184.215.14', '172.32.0.1', '100.128.0.1', '2606:4700:4700::1111', '2a00:1450:4001::5'])(
    'include %s',
    (ip) => expect(isPublicIp(ip)).toBe(true),
  );

  it.each([
    ['loopback', ['127.0.0.1', '127.255.255.254', '::1']],
    ['unspecified', ['0.0.0.0', '0.1.2.3', '::']],
    ['private', ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd12:3456::1', 'fec0::1']],
    ['link-local', ['169.254.0.1', 'fe80::1', 'fe80::1%eth0']],
    ['cloud metadata', ['169.254.169.254', '100.100.100.200', '192.0.0.192', '168.63.129.16', 'fd00:ec2::254']],
    ['carrier-grade NAT', ['100.64.0.1', '100.127.255.255']],
    ['mapped IPv4', ['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:1.1.1.1', '::ffff:0:127.0.0.1']],
    ['compatible IPv4', ['::127.0.0.1', '::7f00:1']],
    ['NAT64', ['64:ff9b::127.0.0.1', '64:ff9b::a9fe:a9fe', '64:ff9b:1::7f00:1']],
    ['6to4 and Teredo', ['2002:7f00:1::', '2002:a9fe:a9fe::1', '2001::7f00:1']],
    ['multicast and broadcast', ['224.0.0.1', '255.255.255.255', 'ff02::1']],
    ['documentation', ['192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1']],
    ['reserved', ['198.18.0.1', '240.0.0.1', '100::1', '4000::1']],
    ['invalid', ['', 'localhost', '1.1.1.1.1', '1.1.1.1/32']],
  ] as const)('do not include %s addresses', (_kind, ips) => {
    expect(ips.filter(isPublicIp)).toEqual([]);
  });
});
