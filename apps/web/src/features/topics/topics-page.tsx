import type { Topic } from '@longreturn/contract/content';
import { Link, useSearch } from '@tanstack/react-router';
import { counted, nounFor } from '../../lib/counted.ts';
import { trpc } from '../../lib/trpc.ts';
import { useFollowingField } from '../../lib/use-following-field.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { TopicMark } from '../../ui/topic-mark.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { matchingTopics } from './matching-topics.ts';
import { NoTopics } from './no-topics.tsx';
import { topicFilter } from './topic-filter.ts';
import { TopicToolbar } from './topic-toolbar.tsx';
import styles from './topics-page.module.css';

const LEDE = 'Six topics. Pick one to see everything we have published about it, corrections included.';

/** /topics */
export function TopicsPage() {
  const filter = topicFilter(useSearch({ from: '/topics/' }));
  const field = useFollowingField(filter.q ?? '');
  const { data = [] } = trpc.content.topics.list.useQuery();
  const topics = matchingTopics(data, filter);
  return (
    <Wrap>
      <PageHead title="Topic Archive" lede={LEDE} />
      <TopicToolbar filter={filter} field={field} />
      <p role="status" className="visually-hidden">
        {counted(topics.length, 'topic')}
      </p>
      {topics.map((topic) => (
        <TopicRow key={topic.slug} topic={topic} />
      ))}
      {topics.length === 0 ? <NoTopics field={field} filter={filter} /> : null}
    </Wrap>
  );
}

/** A topic in the archive: its chart, title, description and counts. */
function TopicRow({ topic }: { topic: Topic }) {
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
