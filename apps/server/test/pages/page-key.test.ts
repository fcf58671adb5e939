import { LIMITS } from '@longreturn/contract/limits';
import { describe, expect, it } from 'vitest';
import { pageAddress } from '../../src/pages/page-address.ts';
import { pageKey } from '../../src/pages/page-key.ts';

const keyOf = (target: string) => pageKey(pageAddress(target), ['q', 'type', 'sort', 'steps', 'articleSteps']);

describe('pageKey', () => {
  it('leads addresses that differ in order or in unknown parameters to one copy', () => {
    expect(keyOf('/episodes?type=Investor%20Lens&utm_source=x&q=%20sleep%20')).toBe(
      '/episodes?q=sleep&type=Investor+Lens',
    );
    expect(keyOf('/episodes?fbclid=1')).toBe('/episodes');
    expect(keyOf('/episodes?q=')).toBe('/episodes');
    expect(keyOf(`/episodes?q=${'x'.repeat(201)}`)).toBe(keyOf(`/episodes?q=${'x'.repeat(300)}`));
  });

  it('has one copy for each count of steps, and few counts', () => {
    const counts = [...Array.from({ length: 2000 }, (_, count) => String(count)), '02', '2.5', 'many', '-3', '1e9'];
    for (const name of ['steps', 'articleSteps']) {
      expect(new Set(counts.map((count) => keyOf(`/episodes?${name}=${count}`))).size).toBe(LIMITS.steps);
    }
  });

  it.each(['/episodes?q=%', '/episodes?a=b&q=50%25%', '/episodes?type=%E9'])(
    'refuses %s, which can’t be read',
    (target) => {
      expect(() => keyOf(target)).toThrowError('The request is not valid');
    },
  );

  it('leaves alone what no page reads: others put their marks on addresses', () => {
    expect(keyOf('/episodes?utm_content=50%&%zz')).toBe('/episodes');
  });

  it('keeps different filters apart', () => {
    expect(keyOf('/episodes?q=a')).not.toBe(keyOf('/episodes?q=b'));
    expect(keyOf('/episodes?q=what?')).toBe('/episodes?q=what%3F');
  });
});
