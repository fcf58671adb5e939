import { describe, expect, it } from 'vitest';
import { pageUrl } from '../../src/pages/page-url.ts';

describe('pageUrl', () => {
  it.each([
    ['/', '/'],
    ['/episodes?q=a', '/episodes'],
    ['http://x/episodes?q=a', '/episodes'],
    ['HTTPS://x:8443', '/'],
    ['http://x?q=a', '/'],
    ['/topics/caf%C3%A9', '/topics/caf%C3%A9'],
  ])('finds the path of %s', (target, path) => {
    expect(pageUrl(target)).toMatchObject({ requested: path, path });
  });

  it.each([
    ['//evil', '/evil'],
    ['///evil//', '/evil'],
    ['/\\evil', '/evil'],
    ['http://x//evil', '/evil'],
    ['/.//evil', '/evil'],
    ['/a/..//evil', '/evil'],
    ['/%2e%2e//evil', '/evil'],
    ['/%2Fevil', '/%2Fevil'],
    ['/%5Cevil', '/%5Cevil'],
    ['/%65pisodes', '/episodes'],
    ['/episodes/', '/episodes'],
    ['/caf%c3%a9', '/caf%C3%A9'],
  ])('normalises %s to a path of this site, and doing so again changes nothing', (target, path) => {
    expect(pageUrl(target).path).toBe(path);
    expect(pageUrl(path)).toMatchObject({ requested: path, path });
  });

  it('preserves the query', () => {
    expect(pageUrl('/episodes?q=%20a&utm_source=x')).toMatchObject({ search: '?q=%20a&utm_source=x' });
  });

  it.each(['*', 'episodes', 'ftp://x/episodes', '\\/evil'])('rejects the target %s, which isn’t a path', (target) => {
    expect(() => pageUrl(target)).toThrowError('The request is not valid');
  });

  it.each(['/episodes/%E0%A4', '/%zz', '/a%00'])('rejects %s, which can’t be decoded or contains a NUL', (target) => {
    expect(() => pageUrl(target)).toThrowError('The request is not valid');
  });
});
