import { DEFAULT_SITE } from '@longreturn/site/default-site';
import { SOCIAL_LINKS } from '@longreturn/site/social-links';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SocialLinks } from '../../src/features/social/social-links.tsx';
import { SiteContext } from '../../src/lib/use-site.ts';

const render = (variant?: 'default' | 'compact' | 'footer') =>
  renderToStaticMarkup(
    <SiteContext value={DEFAULT_SITE}>
      <SocialLinks {...(variant && { variant })} />
    </SiteContext>,
  );

describe.each(['default', 'compact', 'footer'] as const)('social links, %s', (variant) => {
  const html = render(variant);

  it('link to the seven profiles by name and open them in a new tab', () => {
    const links = [...html.matchAll(/<a [^>]*>/g)].map(([tag]) => tag);
    expect(links).toHaveLength(7);
    for (const [index, { url, name }] of SOCIAL_LINKS.entries()) {
      expect(links[index]).toContain(`href="${url}"`);
      expect(links[index]).toMatch(/target="_blank"/);
      expect(links[index]).toMatch(/rel="noopener/);
      expect(html).toContain(name);
    }
  });

  it('have a heading only in the default variant', () => {
    expect(html.includes('Follow &amp; Subscribe')).toBe(variant === 'default');
  });
});

it('the default variant has a tagline and a grid of names', () => {
  const html = render();
  expect(html).toMatch(/<\/h2><p[^>]*>One conversation a week, [^<]+<\/p><ul class="[^"]*grid/);
  for (const { name } of SOCIAL_LINKS) expect(html).toContain(`</svg>${name}</a>`);
});

it('only the compact variant is small, to fit one row of the drawer', () => {
  const isCompact = (variant: 'compact' | 'footer') => /<ul class="[^"]*compact/.test(render(variant));
  expect(isCompact('compact')).toBe(true);
  expect(isCompact('footer')).toBe(false);
});
