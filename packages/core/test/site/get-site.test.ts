import { aboutSchema, speakingSchema } from '@longreturn/contract/page-texts';
import { biographiesSchema, LEGAL_PAGES, legalPageSchema, siteSchema } from '@longreturn/contract/site';
import { BRAND } from '@longreturn/site/brand';
import { HOSTS } from '@longreturn/site/hosts';
import { expect, test } from 'vitest';
import { defaultSiteContent } from '../../src/site/default-site-content.ts';
import { getAbout, getBiographies, getLegalPage, getSite, getSpeaking } from '../../src/site/get-site.ts';

const deps = { siteContent: defaultSiteContent };

test('the default texts of the site come from packages/site', async () => {
  const site = await getSite(deps);
  expect(siteSchema.parse(site)).toEqual(site);
  expect(site).toMatchObject({ brand: BRAND, hosts: HOSTS });
  expect(site.claims.newsletter.claim).toContain('10,000+ subscribers');
  expect(site.claims.responseTime.text).toContain('24 hours');
  expect(site.socials).toHaveLength(7);
});

test('every host has a long biography', async () => {
  const biographies = await getBiographies(deps);
  expect(biographiesSchema.parse(biographies)).toEqual(biographies);
  expect(Object.keys(biographies)).toEqual(HOSTS.map(({ slug }) => slug));
});

test('the texts of /about and /speaking are returned in full', async () => {
  const [about, speaking] = [await getAbout(deps), await getSpeaking(deps)];
  expect(aboutSchema.parse(about)).toEqual(about);
  expect(speakingSchema.parse(speaking)).toEqual(speaking);
});

test.each(LEGAL_PAGES)('the page %s is returned with all its sections', async (page) => {
  const legal = await getLegalPage(deps, { page });
  expect(legalPageSchema.parse(legal)).toEqual(legal);
  expect(legal.sections.length).toBeGreaterThan(1);
});
