import type { Topic } from '@longreturn/contract/content';
import { Link } from '@tanstack/react-router';
import { nounFor } from '../../lib/counted.ts';
import { TopicMark } from '../../ui/topic-mark.tsx';
import styles from './topic-row.module.css';

/** A topic in the archive: its chart, title, description and counts. */
export function TopicRow({ topic }: { topic: Topic }) {
  const { slug, title, description, episodeCount, articleCount } = topic;
  return (
    <Link to="/topics/$slug" params={{ slug }} className={styles.row}>
      <TopicMark slug={slug} className={styles.mark} />
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{description}</p>
      <span className={styles.count}>
        <b>{episodeCount}</b> {nounFor(episodeCount, 'episode')}
      </span>
      <span className={styles.count}>
        <b>{articleCount}</b> {nounFor(articleCount, 'article')}
      </span>
    </Link>
  );
}
