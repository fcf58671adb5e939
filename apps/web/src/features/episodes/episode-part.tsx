import type { Person } from '@longreturn/contract/content';
import { TOPICS } from '@longreturn/site/topics';
import { type ReactNode, useId } from 'react';
import { portraitPath } from '../../lib/art-path.ts';
import { useSite } from '../../lib/use-site.ts';
import { TagLink } from '../../ui/tag.tsx';
import styles from './episode-part.module.css';

interface EpisodePartProps {
  title: string;
  children: ReactNode;
}

/** A small section of an episode's page, with a rule above. */
export function EpisodePart({ title, children }: EpisodePartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The people that the episode lists, or the site's hosts if it lists none. */
export function EpisodePeople({ persons }: { persons: readonly Person[] }) {
  if (persons.length === 0) return <EpisodeHosts />;
  return (
    <EpisodePart title="With">
      <ul className={styles.persons}>
        {persons.map((person) => (
          <li key={`${person.role} ${person.name}`}>
            <b>{person.url ? <a href={person.url}>{person.name}</a> : person.name}</b> {person.role}
          </li>
        ))}
      </ul>
    </EpisodePart>
  );
}

function EpisodeHosts() {
  const { hosts } = useSite();
  return (
    <EpisodePart title="Hosts">
      <ul className={styles.hosts}>
        {hosts.map(({ slug, portrait, name, title }) => (
          <li key={slug}>
            <img src={portraitPath(portrait)} width={44} height={44} alt="" loading="lazy" decoding="async" />
            <span>
              <b>{name}</b>
              {title}
            </span>
          </li>
        ))}
      </ul>
    </EpisodePart>
  );
}

/** Renders links to an episode's topics, or nothing if it has none. */
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
