import { topicMark } from '@longreturn/site/art/topic-mark';
import { TOPICS } from '@longreturn/site/topics';
import { InlineSvg } from './inline-svg.tsx';

interface TopicMarkProps {
  slug: string;
  className?: string | undefined;
}

/** A topic's small chart. Renders nothing for an unknown slug. */
export function TopicMark({ slug, className }: TopicMarkProps) {
  const topic = TOPICS.find((known) => known.slug === slug);
  return topic ? <InlineSvg svg={topicMark(topic.slug)} className={className} /> : null;
}
