import { describe, expect, it } from 'vitest';
import { pageKey } from '../../src/pages/page-key.ts';

describe('pageKey', () => {
  it('leads addresses that differ in order or in unknown parameters to one copy', () => {
    expect(pageKey('/episodes?type=Investor%20Lens&utm_source=x&q=%20sleep%20')).toBe(
      '/episodes?q=sleep&type=Investor+Lens',
    );
    expect(pageKey('/episodes?fbclid=1')).toBe('/episodes');
    expect(pageKey('/episodes?q=')).toBe('/episodes');
  });

  it('keeps different filters apart', () => {
    expect(pageKey('/episodes?q=a')).not.toBe(pageKey('/episodes?q=b'));
  });
});
