import { TOPICS } from '@longreturn/site/topics';
import { Link } from '@tanstack/react-router';
import { NEWEST } from '../../lib/newest.ts';
import { trpc } from '../../lib/trpc.ts';
import { classNames } from '../../ui/class-names.ts';
import { GoLink } from '../../ui/go-link.tsx';
import { Section, Wrap } from '../../ui/section.tsx';
import text from '../../ui/text.module.css';
import { TopicMark } from '../../ui/topic-mark.tsx';
import { NewestEpisode } from './newest-episode.tsx';
import styles from './not-found-content.module.css';
import { NotFoundSearch, type NotFoundSearchProps } from './not-found-search.tsx';

/**
 * The text of the 404 page, a search box, the topics and, if it could be read, the newest episode. The episode is last,
 * because in the browser it may arrive after the rest.
 */
export function NotFoundContent({ dialog }: NotFoundSearchProps) {
  const { data } = trpc.content.episodes.list.useQuery(NEWEST, { retryOnMount: false });
  const [episode] = data?.items ?? [];
  return (
    <>
      <Wrap>
        <div className={styles.head}>
          <h1 className={text.meta}>Page Not Found</h1>
          <p className={classNames(text.display, styles.headline)}>This page was lost to follow-up.</p>
          <p className={classNames(text.lede, styles.lede)}>
            We can’t find that page. It may have moved, or the URL may be wrong.
          </p>
        </div>
        <div className={styles.search}>
          <NotFoundSearch dialog={dialog} />
        </div>
        <GoLink to="/">Back to the home page</GoLink>
      </Wrap>
      <Section title="Explore Topics" link={<GoLink to="/topics">Topic archive</GoLink>}>
        <ul className={styles.topics}>
          {TOPICS.map(({ slug, title }) => (
            <li key={slug}>
              <Link to="/topics/$slug" params={{ slug }}>
                <TopicMark slug={slug} className={styles.mark} />
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </Section>
      {episode ? (
        <Section title="Latest Episode" link={<GoLink to="/episodes">All episodes</GoLink>}>
          <NewestEpisode episode={episode} />
        </Section>
      ) : null}
    </>
  );
}
