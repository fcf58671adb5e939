import type { Topic } from '@longreturn/contract/content';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatCount } from '../lib/format-count.ts';
import { classNames } from './class-names.ts';
import { MetaRow } from './meta-row.tsx';
import styles from './topic-card.module.css';
import { TopicMark } from './topic-mark.tsx';

interface TopicCardsProps {
  /** Whether to omit the top line, because the section's head already has a line. */
  underHead?: boolean;
  children: ReactNode;
}

/** A grid of topic cards, in three columns. */
export function TopicCards({ underHead = false, children }: TopicCardsProps) {
  return <div className={classNames(styles.topics, underHead && styles.underHead)}>{children}</div>;
}

interface TopicCardProps {
  topic: Topic;
  heading?: 2 | 3;
}

/** A topic: its chart, title, description and counts. */
export function TopicCard({ topic, heading = 3 }: TopicCardProps) {
  const Heading = `h${heading}` as const;
  return (
    <Link to="/topics/$slug" params={{ slug: topic.slug }} className={styles.topic}>
      <TopicMark slug={topic.slug} className={styles.mark} />
      <Heading className={styles.title}>{topic.title}</Heading>
      <p className={styles.text}>{topic.description}</p>
      <MetaRow className={styles.counts}>
        <span>{formatCount(topic.episodeCount, 'episode')}</span>
        <span>{formatCount(topic.articleCount, 'article')}</span>
      </MetaRow>
    </Link>
  );
}
