import { expect, test } from 'vitest';
import { ArticleFigure } from '../../src/features/articles/article-figure.tsx';
import { renderPagePart } from '../episodes/render-page-part.tsx';

test('the server renders a disabled slider with its first value and the sentence about that value', async () => {
  const html = await renderPagePart(<ArticleFigure name="discount-rates" />);
  const slider = /<input[^>]*type="range"[^>]*>/.exec(html)?.[0];
  for (const attribute of ['disabled=""', 'autoComplete="off"', 'value="3"', 'aria-valuetext="3\u00a0%"'])
    expect(slider).toContain(attribute);
  expect(html).toContain('At 3\u00a0%, a healthy year 40 years from now is worth 0.307 years today');
});

test('a figure without a slider contains no input element', async () => {
  expect(await renderPagePart(<ArticleFigure name="compounding" />)).not.toContain('<input');
});
