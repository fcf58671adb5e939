import { EPISODE_TYPES } from '@longreturn/contract/content-types';
import { describe, expect, it } from 'vitest';
import { cover } from '../../src/art/cover.ts';
import { isWellFormed } from './well-formed.ts';

const slugs = Array.from({ length: 1000 }, (_, i) => `episode-${i}`);
const idIn = (svg: string) => /clipPath id="([^"]+)"/.exec(svg)?.[1];
const withoutId = (svg: string) => svg.replaceAll(idIn(svg) ?? 'no id', 'id');

describe.each(EPISODE_TYPES)('a cover of %s', (type) => {
  it('is the same for the same slug', () => {
    expect(cover(type, 'a-first-reading')).toBe(cover(type, 'a-first-reading'));
  });

  it('is different for each of a thousand slugs, even without its ID', () => {
    const drawings = slugs.map((slug) => withoutId(cover(type, slug)));
    expect(new Set(drawings).size).toBe(slugs.length);
  });

  it('is well-formed, without text, invalid numbers or the colour amber', () => {
    for (const slug of slugs.slice(0, 50)) {
      const svg = cover(type, slug);
      expect(isWellFormed(svg)).toBe(true);
      expect(svg).not.toMatch(/<text|#e2a63f|NaN|Infinity|undefined/i);
    }
  });
});

describe('a cover', () => {
  it('is hidden from screen readers if it has no label, and is a named image if it has one', () => {
    expect(cover('Investor Lens', 'a')).toContain('aria-hidden="true"');
    const named = cover('Investor Lens', 'a', { label: 'Cover' });
    expect(named).toContain('role="img" aria-label="Cover"');
    expect(named).not.toContain('aria-hidden');
  });

  it('escapes its label', () => {
    const svg = cover('Investor Lens', 'a', { label: "\"><script>alert(1)</script> & 'more'\u0000" });
    expect(svg).toContain('aria-label="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; &#39;more&#39;"');
    expect(isWellFormed(svg)).toBe(true);
  });

  it('has a different ID for each slug, and a suffix changes the ID', () => {
    const ids = [
      ...slugs.map((slug) => idIn(cover('Founder Spotlight', slug))),
      idIn(cover('Founder Spotlight', 'episode-0', { idSuffix: '-lead' })),
    ];
    expect(ids).not.toContain(undefined);
    expect(new Set(ids).size).toBe(slugs.length + 1);
  });
});
