import { expect, test } from 'vitest';
import { TopicCard } from '../../src/ui/topic-card.tsx';
import { renderPagePart } from '../episodes/render-page-part.tsx';

test('a topic with one episode and one article uses the singular', async () => {
  const topic = { slug: 'sleep', title: 'Sleep', description: 'Stages.', episodeCount: 1, articleCount: 1 };
  const html = await renderPagePart(<TopicCard topic={topic} />);
  expect(html).toContain('1 episode<');
  expect(html).toContain('1 article<');
});
