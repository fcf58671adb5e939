import { expect, it } from 'vitest';
import { clientKeys } from '../../src/rate-limits/client-keys.ts';

const keysOf = (ip: string) => clientKeys(ip).map(({ key }) => key);

it('an IPv4 address is its own key, also if it is mapped', () => {
  expect(clientKeys('203.0.113.7')).toEqual([{ key: '203.0.113.7', times: 1 }]);
  expect(clientKeys('::ffff:203.0.113.7')).toEqual([{ key: '203.0.113.7', times: 1 }]);
});

it('all IPv6 addresses of a /64 network are one reader, in any spelling', () => {
  expect(keysOf('2001:0DB8:0001:0002:ffff:ffff:ffff:ffff')).toEqual(keysOf('2001:db8:1:2::1'));
});

it('the networks of a /48 share a second key, with sixteen times the limit', () => {
  const [house, site] = clientKeys('2001:db8:1:2::1');
  const [neighbour, sameSite] = clientKeys('2001:db8:1:3::1');
  const [, elsewhere] = clientKeys('2001:db8:2:2::1');
  expect(neighbour).not.toEqual(house);
  expect(sameSite).toEqual(site);
  expect(elsewhere).not.toEqual(site);
  expect([house?.times, site?.times]).toEqual([1, 16]);
});

it('any other text is its own key', () => {
  expect(keysOf('un:known')).toEqual(['un:known']);
});
