import { useSearch } from '@tanstack/react-router';
import { counted } from '../../lib/counted.ts';
import { trpc } from '../../lib/trpc.ts';
import { useFollowingField } from '../../lib/use-following-field.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { matchingTopics } from './matching-topics.ts';
import { NoTopics } from './no-topics.tsx';
import { topicFilter } from './topic-filter.ts';
import { TopicRow } from './topic-row.tsx';
import { TopicToolbar } from './topic-toolbar.tsx';

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
