import { useLoaderData, useLoaderDeps } from '@tanstack/react-router';
import { GoLink } from '../../ui/go-link.tsx';
import { Section } from '../../ui/section.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { TopicArticles } from './topic-articles.tsx';
import { TopicEpisodes } from './topic-episodes.tsx';
import { TopicHead } from './topic-head.tsx';

/** /topics/{slug}: the topic with its episodes and articles. */
export function TopicPage() {
  const topic = useLoaderData({ from: '/topics/$slug' });
  const steps = useLoaderDeps({ from: '/topics/$slug' });
  return (
    <>
      <Wrap>
        <TopicHead topic={topic} />
      </Wrap>
      <Section title="Episodes" link={<GoLink to="/episodes">All episodes</GoLink>}>
        <TopicEpisodes slug={topic.slug} steps={steps} />
      </Section>
      <Section title="Articles" link={<GoLink to="/articles">All articles</GoLink>}>
        <TopicArticles slug={topic.slug} steps={steps} />
      </Section>
    </>
  );
}
