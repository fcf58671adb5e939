import { expect, it } from 'vitest';
import { readerKey } from '../../src/rate-limits/reader-key.ts';

it('an IPv4 address stands for itself, also where it comes mapped', () => {
  expect(readerKey('203.0.113.7')).toBe('203.0.113.7');
  expect(readerKey('::ffff:203.0.113.7')).toBe('203.0.113.7');
});

it('all IPv6 addresses of one /64 network are one reader, however they are written', () => {
  const key = readerKey('2001:db8:1:2::1');
  expect(readerKey('2001:0DB8:0001:0002:ffff:ffff:ffff:ffff')).toBe(key);
  expect(readerKey('2001:db8:1:3::1')).not.toBe(key);
});

it('what is no address stands for itself', () => {
  expect(readerKey('un:known')).toBe('un:known');
});
