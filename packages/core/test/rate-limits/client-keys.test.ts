import { expect, it } from 'vitest';
import { clientKeys } from '../../src/rate-limits/client-keys.ts';

const keysOf = (ip: string) => clientKeys(ip).map(({ key }) => key);

it('the key of an IPv4 address is the address itself, even if it is mapped to IPv6', () => {
  expect(clientKeys('203.0.113.7')).toEqual([{ key: '203.0.113.7', times: 1 }]);
  expect(clientKeys('::ffff:203.0.113.7')).toEqual([{ key: '203.0.113.7', times: 1 }]);
});

it('all IPv6 addresses of a /64 network have the same keys, however they are written', () => {
  expect(keysOf('2001:0DB8:0001:0002:ffff:ffff:ffff:ffff')).toEqual(keysOf('2001:db8:1:2::1'));
});

it('all /64 networks of a /48 network share a second key, whose limit is sixteen times that of the first', () => {
  const [house, site] = clientKeys('2001:db8:1:2::1');
  const [neighbour, sameSite] = clientKeys('2001:db8:1:3::1');
  const [, otherSite] = clientKeys('2001:db8:2:2::1');
  expect(neighbour).not.toEqual(house);
  expect(sameSite).toEqual(site);
  expect(otherSite).not.toEqual(site);
  expect([house?.times, site?.times]).toEqual([1, 16]);
});

it('the key of any other text is the text itself', () => {
  expect(keysOf('un:known')).toEqual(['un:known']);
});
