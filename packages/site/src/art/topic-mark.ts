import type { TopicSlug } from '../topics.ts';
import { drawnOnce } from './drawn-once.ts';
import { type Point, path, svg } from './shapes.ts';
import { TOPIC_CURVES } from './topic-curves.ts';

/** Draws a topic's small chart in the colour of the text around it. */
export const topicMark = drawnOnce((slug: TopicSlug): string => {
  const points: readonly Point[] = TOPIC_CURVES[slug];
  const axis = '<path d="M2 54.5H118" stroke="currentColor" stroke-width="1" opacity=".35"/>';
  const curve = `<path d="${path(points)}" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/>`;
  return svg(120, 56, 'aria-hidden="true"', axis + curve);
});
