import { describe, expect, it } from 'vitest';
import { cover } from '../../src/art/cover.ts';
import { NEWSREADER } from '../../src/art/glyph-widths.ts';
import { type SocialCard, socialCard } from '../../src/art/social-card.ts';
import { textWidth } from '../../src/art/text-width.ts';
import { isWellFormed } from './well-formed.ts';

const card = (change: Partial<SocialCard> = {}) =>
  socialCard({ kind: 'article', title: 'The Price of a Healthy Year', kicker: '14 min', ...change }, 'The Long Return');

const TITLE = /<text x="60" y="[\d.]+" font-family="Newsreader" font-weight="400" font-size="(\d+)"[^>]*>([^<]*)</g;
const titleLines = (svg: string) =>
  [...svg.matchAll(TITLE)].map(([, size, text = '']) => ({ size: Number(size), text }));

describe('a social card', () => {
  it.each(['site', 'episode', 'article', 'topic'] as const)(
    'of the kind “%s” is well-formed and always the same',
    (kind) => {
      const coverSvg = cover('Investor Lens', 'a-first-reading');
      const svg = card({ kind, coverSvg });
      expect(isWellFormed(svg)).toBe(true);
      expect(svg).toContain('width="1200" height="630"');
      expect(svg).toContain('The Long Return');
      expect(svg).not.toMatch(/var\(|NaN|undefined/);
      expect(card({ kind, coverSvg })).toBe(svg);
    },
  );

  it('escapes its texts', () => {
    const svg = card({ title: 'Risk < Reward & "Hope"', kicker: 'R&D' });
    expect(svg).toContain('&lt;');
    expect(svg).toContain('R&amp;D');
    expect(isWellFormed(svg)).toBe(true);
  });

  it('shows a long title in smaller type, in at most four lines', () => {
    const short = titleLines(card());
    const long = titleLines(card({ title: 'What a healthy decade is worth to those who wait '.repeat(3) }));
    expect(long.length).toBeLessThanOrEqual(4);
    expect(long[0]?.size).toBeLessThan(short[0]?.size ?? 0);
  });

  it('shortens a very long title with an ellipsis', () => {
    const lines = titleLines(card({ title: 'compounding '.repeat(80) }));
    expect(lines).toHaveLength(4);
    expect(lines.at(-1)?.text).toMatch(/…$/);
  });

  it('keeps every line inside its column, even if a word is very long', () => {
    const coverSvg = cover('Investor Lens', 'a');
    for (const title of ['x'.repeat(300), 'Methyl '.repeat(30), 'Immunosenescence & Supplements']) {
      for (const { size, text } of titleLines(card({ kind: 'episode', coverSvg, title }))) {
        const ems = textWidth(NEWSREADER)(text.replace('&amp;', '&')) - 0.02 * text.length;
        expect(ems * size).toBeLessThanOrEqual(1200 - 120 - 510 - 48);
      }
    }
  });

  it('shows the cover as a square on the right', () => {
    const svg = card({ kind: 'episode', coverSvg: cover('Investor Lens', 'a') });
    expect(svg).toContain('<svg x="630" y="60" width="510" height="510"');
    expect(card()).not.toContain('<svg x=');
  });
});
