import { LIMITS } from '@longreturn/contract/limits';
import { listSteps, searchText } from '@longreturn/contract/query-parameters';
import { describe, expect, it } from 'vitest';
import { pageUrl } from '../../src/pages/page-url.ts';
import { requestedPage } from '../../src/pages/requested-page.ts';
import type { PageRoute } from '../../src/pages/web-app.ts';

const text = (given: unknown) => String(given ?? '') || undefined;
const route: PageRoute = {
  rendering: 'perRole',
  parameters: {
    q: (given) => searchText(String(given ?? '')),
    type: text,
    sort: text,
    steps: listSteps,
    articleSteps: listSteps,
    token: text,
  },
  perRequest: ['token'],
};
const asked = (target: string, given: Partial<PageRoute> = {}) =>
  requestedPage(pageUrl(target), { ...route, ...given });
const keyOf = (target: string) => asked(target).key;

describe('the key of a page', () => {
  it('is the same for URLs that differ only in the order of parameters or in unknown parameters', () => {
    expect(keyOf('/episodes?type=Investor%20Lens&utm_source=x&q=%20sleep%20')).toBe(
      '/episodes?q=sleep&type=Investor+Lens',
    );
    expect(keyOf('/episodes?fbclid=1')).toBe('/episodes');
    expect(keyOf('/episodes?q=')).toBe('/episodes');
    expect(keyOf(`/episodes?q=${'x'.repeat(201)}`)).toBe(keyOf(`/episodes?q=${'x'.repeat(300)}`));
  });

  it('has one value for each allowed number of list steps, whatever number the URL requests', () => {
    const counts = [...Array.from({ length: 2000 }, (_, count) => String(count)), '02', '2.5', 'many', '-3', '1e9'];
    for (const name of ['steps', 'articleSteps']) {
      expect(new Set(counts.map((count) => keyOf(`/episodes?${name}=${count}`))).size).toBe(LIMITS.steps);
    }
  });

  it.each(['/episodes?q=%', '/episodes?a=b&q=50%25%', '/episodes?type=%E9'])(
    'does not exist for %s, which can’t be decoded',
    (target) => {
      expect(() => keyOf(target)).toThrowError('The request is not valid');
    },
  );

  it('ignores parameters that the page does not read, because other sites add parameters to links', () => {
    expect(keyOf('/episodes?utm_content=50%&%zz')).toBe('/episodes');
  });

  it('omits values that the page does not accept', () => {
    const type = (given: unknown) => ['Investor Lens'].find((known) => known === given);
    expect(asked('/episodes?type=Gossip', { parameters: { type } }).key).toBe('/episodes');
  });

  it('differs between filters', () => {
    expect(keyOf('/episodes?q=a')).not.toBe(keyOf('/episodes?q=b'));
    expect(keyOf('/episodes?q=what?')).toBe('/episodes?q=what%3F');
  });
});

describe('the rendering of a page', () => {
  it('is what its route declares', () => {
    expect(asked('/profile', { rendering: 'perUser' }).rendering).toBe('perUser');
    expect(asked('/episodes?q=a').rendering).toBe('perRole');
  });

  it('is perRequest if the URL has a parameter that identifies one user', () => {
    expect(asked('/login?token=secret')).toEqual({ key: '/login?token=secret', rendering: 'perRequest' });
    expect(asked('/login?token=').rendering).toBe('perRole');
  });
});
