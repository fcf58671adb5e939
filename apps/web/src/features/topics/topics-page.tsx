import type { Topic } from '@longreturn/contract/content';
import { Link, useSearch } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { formatCount, nounFor } from '../../lib/format-count.ts';
import { trpc } from '../../lib/trpc.ts';
import { clearField, useUrlField } from '../../lib/use-applied-form.ts';
import { Blank } from '../../ui/blank.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { PageHead, Wrap } from '../../ui/section.tsx';
import { TopicMark } from '../../ui/topic-mark.tsx';
import { matchingTopics, type TopicFilter, topicFilter } from './topic-filter.ts';
import { TopicToolbar } from './topic-toolbar.tsx';
import styles from './topics-page.module.css';

const LEDE = 'Six topics. Pick one to see everything we have published about it, corrections included.';

/** /topics */
export function TopicsPage() {
  const filter = topicFilter(useSearch({ from: '/topics/' }));
  const field = useUrlField(filter.q ?? '');
  const { data = [] } = trpc.content.topics.list.useQuery();
  const topics = matchingTopics(data, filter);
  return (
    <Wrap>
      <PageHead title="Topic Archive" lede={LEDE} />
      <TopicToolbar filter={filter} field={field} />
      <p role="status" className="visually-hidden">
        {formatCount(topics.length, 'topic')}
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

const NO_MATCH = 'No topic matches this search and filter.';

interface NoTopicsProps {
  /** The search box, which the button clears and focuses. */
  field: RefObject<HTMLInputElement | null>;
  filter: TopicFilter;
}

/** Shown when no topic matches, or when there are no topics. */
export function NoTopics({ field, filter }: NoTopicsProps) {
  const isNarrowed = filter.q !== undefined || filter.many !== undefined;
  const clear = (
    <ButtonLink to="/topics" search={{}} replace resetScroll={false} onClick={() => clearField(field.current)}>
      {filter.q ? 'Clear search' : 'Clear filter'}
    </ButtonLink>
  );
  return (
    <div className={styles.apart}>
      <Blank
        title="No topics found"
        text={isNarrowed ? NO_MATCH : 'Check back soon for new topics!'}
        action={isNarrowed ? clear : undefined}
      />
    </div>
  );
}
