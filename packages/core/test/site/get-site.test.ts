import { LEGAL_PAGES, siteSchema } from '@longreturn/contract/site';
import { BRAND } from '@longreturn/site/brand';
import { HOSTS } from '@longreturn/site/hosts';
import { expect, test } from 'vitest';
import { getSite } from '../../src/site/get-site.ts';

test('the texts about the site come from packages/site, without the long ones', () => {
  const site = getSite({});
  expect(siteSchema.parse(site)).toEqual(site);
  expect(site).toMatchObject({ brand: BRAND, hosts: HOSTS, biographies: null, legal: null });
  expect(site.claims.newsletter.claim).toContain('10,000+ subscribers');
  expect(site.claims.responseTime.text).toContain('24 hours');
  expect(site.socials).toHaveLength(7);
});

test('every host has a long biography, which is included on request', () => {
  const { biographies, legal } = getSite({ with: 'biographies' });
  expect(Object.keys(biographies ?? {})).toEqual(HOSTS.map(({ slug }) => slug));
  expect(legal).toBeNull();
});

test.each(LEGAL_PAGES)('the page %s is returned whole, without the others', (name) => {
  const site = getSite({ with: name });
  expect(siteSchema.parse(site)).toEqual(site);
  expect(site.legal?.sections.length).toBeGreaterThan(1);
  expect(site.biographies).toBeNull();
});
