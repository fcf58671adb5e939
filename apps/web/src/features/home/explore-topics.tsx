import type { Topic } from '@longreturn/contract/content';
import { GoLink } from '../../ui/go-link.tsx';
import { Section } from '../../ui/section.tsx';
import { TopicCard, TopicCards } from '../../ui/topic-card.tsx';

/** The six topics with their counts. */
export function ExploreTopics({ topics }: { topics: readonly Topic[] }) {
  return (
    <Section late title="Explore Topics" link={<GoLink to="/topics">Topic archive</GoLink>}>
      <TopicCards underHead>
        {topics.map((topic) => (
          <TopicCard key={topic.slug} topic={topic} />
        ))}
      </TopicCards>
    </Section>
  );
}
