import { useSuspenseQuery } from '@tanstack/react-query';
import { useTrpc } from '../../lib/use-trpc.ts';
import { NewsletterBand } from '../newsletter/newsletter-band.tsx';
import { ExploreTopics } from './explore-topics.tsx';
import { FeaturedArticle } from './featured-article.tsx';
import { Hero } from './hero.tsx';
import { Hosts } from './hosts.tsx';
import { LatestEpisode } from './latest-episode.tsx';
import { homeQueries } from './read-home.ts';

/** The front page, in the documented order (specification §2, Home page). */
export function HomePage() {
  const queries = homeQueries(useTrpc());
  const [episode] = useSuspenseQuery(queries.episodes).data.items;
  const [article] = useSuspenseQuery(queries.articles).data.items;
  const { data: topics } = useSuspenseQuery(queries.topics);
  return (
    <>
      <Hero />
      {episode ? <LatestEpisode episode={episode} /> : null}
      <ExploreTopics topics={topics} />
      {article ? <FeaturedArticle article={article} /> : null}
      <Hosts />
      <NewsletterBand source="home" />
    </>
  );
}
