import type { Topic } from '@longreturn/contract/content';
import { NEWEST } from '../../lib/newest.ts';
import { trpc } from '../../lib/trpc.ts';
import { GoLink } from '../../ui/go-link.tsx';
import { Section } from '../../ui/section.tsx';
import { TopicCard, TopicCards } from '../../ui/topic-card.tsx';
import { NewsletterBand } from '../newsletter/newsletter-band.tsx';
import { FeaturedArticle } from './featured-article.tsx';
import { Hero } from './hero.tsx';
import { Hosts } from './hosts.tsx';
import { LatestEpisode } from './latest-episode.tsx';
import { MembershipSection } from './membership-section.tsx';
import { StaticPart } from './static-part.tsx';

/** The home page. */
export function HomePage() {
  const [episodes] = trpc.content.episodes.list.useSuspenseQuery(NEWEST);
  const [articles] = trpc.content.articles.cards.useSuspenseQuery(NEWEST);
  const [topics] = trpc.content.topics.list.useSuspenseQuery();
  const [episode] = episodes.items;
  const [article] = articles.items;
  return (
    <>
      <Hero episode={episode} />
      {episode ? <LatestEpisode episode={episode} /> : null}
      <ExploreTopics topics={topics} />
      {article ? <FeaturedArticle article={article} /> : null}
      <Hosts />
      <StaticPart id="forecasts">{({ ForecastTable }) => <ForecastTable />}</StaticPart>
      <MembershipSection />
      <NewsletterBand source="home" />
    </>
  );
}

/** The six topics with their counts. */
function ExploreTopics({ topics }: { topics: readonly Topic[] }) {
  return (
    <Section lazy title="Explore Topics" link={<GoLink to="/topics">Topic archive</GoLink>}>
      <TopicCards underHead>
        {topics.map((topic) => (
          <TopicCard key={topic.slug} topic={topic} />
        ))}
      </TopicCards>
    </Section>
  );
}
