import { TOPICS } from '@longreturn/site/topics';
import { TagLink } from '../../ui/tag.tsx';
import { EpisodePart } from './episode-part.tsx';
import styles from './episode-topics.module.css';

/** Links to the topics of an episode, if it has any. */
export function EpisodeTopics({ slugs }: { slugs: readonly string[] }) {
  const topics = TOPICS.filter(({ slug }) => slugs.includes(slug));
  if (topics.length === 0) return null;
  return (
    <EpisodePart title="Topics">
      <p className={styles.topics}>
        {topics.map(({ slug, title }) => (
          <TagLink key={slug} to="/topics/$slug" params={{ slug }}>
            {title}
          </TagLink>
        ))}
      </p>
    </EpisodePart>
  );
}
