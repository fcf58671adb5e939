import type { User } from '@longreturn/contract/account';
import { DEFAULT_SITE } from '@longreturn/site/default-site';
import { FEATURE_NOTES, MEMBERSHIP_PAGE } from '@longreturn/site/membership-page';
import { PLAN_TEXTS } from '@longreturn/site/plans';
import { parseHTML } from 'linkedom';
import { beforeAll, expect, test } from 'vitest';
import { MembershipSection } from '../../src/features/home/membership-section.tsx';
import { loadStaticParts } from '../../src/features/home/static-part.tsx';
import { buildReader } from '../build-reader.ts';
import { renderPagePart } from '../episodes/render-page-part.tsx';

beforeAll(loadStaticParts);

async function section(reader?: User) {
  const { document } = parseHTML(await renderPagePart(<MembershipSection />, reader && { reader }));
  return {
    text: document.querySelector('section')?.textContent,
    links: Object.fromEntries(
      [...document.querySelectorAll('a')].map((link) => [link.textContent.trim(), hrefOf(link)]),
    ),
  };
}

/** Returns a link's URL without the quotes around its parameters. Only the router of these tests adds such quotes. */
function hrefOf(link: Element): string | undefined {
  return link.getAttribute('href')?.replaceAll('%22', '');
}

test('readers without a membership see the features with notes, the prices, the guarantee and one link', async () => {
  const { text, links } = await section();
  for (const feature of DEFAULT_SITE.memberFeatures) expect(text).toContain(`${feature}${FEATURE_NOTES[feature]}`);
  for (const price of ['annualByMonth', 'annual', 'monthly'] as const) expect(text).toContain(PLAN_TEXTS[price]);
  expect(text).toContain(MEMBERSHIP_PAGE.guarantee.title);
  expect(links).toEqual({ 'Become a member': '/membership' });
});

test('former members are asked to renew', async () => {
  const { links } = await section(buildReader({ subscriptionStatus: 'ended' }));
  expect(links).toEqual({ 'Renew membership': '/membership' });
});

test('members see links to their benefits in place of the offer; editors and admins see no section', async () => {
  const { text, links } = await section(buildReader({ role: 'member' }));
  expect(text).toContain('You’re a member.');
  expect(text).not.toContain('$');
  expect(links).toEqual({
    'Get your private feed': '/profile#private-feeds',
    'Ask the hosts': '/episodes?ama=1',
    'Read premium articles': '/articles?free=0',
  });
  for (const role of ['editor', 'admin'] as const)
    expect(await section(buildReader({ role }))).toEqual({ text: undefined, links: {} });
});
