import type { ArticlePage } from '@longreturn/contract/content';
import { TOPICS } from '@longreturn/site/topics';
import { Link } from '@tanstack/react-router';
import { portraitAddress } from '../../lib/art-address.ts';
import { classNames } from '../../ui/class-names.ts';
import { Day } from '../../ui/day.tsx';
import { PremiumTag, Tag } from '../../ui/tag.tsx';
import { ShareButton } from '../share/share-button.tsx';
import { articleHost } from './article-host.ts';
import styles from './article-rail.module.css';

interface ArticleRailProps {
  article: ArticlePage;
  className?: string | undefined;
}

/** What stands beside the title: badge, topics, who wrote it, when, how long it takes. */
export function ArticleRail({ article, className }: ArticleRailProps) {
  const { title, isPremium, publishedAt, readingMinutes } = article;
  const topics = TOPICS.filter(({ slug }) => article.topics.includes(slug));
  return (
    <div className={classNames(styles.rail, className)}>
      {isPremium ? <PremiumTag /> : <Tag tone="plain">Free</Tag>}
      {topics.map((topic) => (
        <Link key={topic.slug} to="/topics/$slug" params={{ slug: topic.slug }} className={styles.topic}>
          {topic.title}
        </Link>
      ))}
      <Byline article={article} />
      <span className={styles.facts}>
        <Day at={publishedAt} />, {readingMinutes} min read
      </span>
      <ShareButton title={title} />
    </div>
  );
}

function Byline({ article }: { article: ArticlePage }) {
  const host = articleHost(article);
  if (!host) return null;
  return (
    <span className={styles.byline}>
      <span className={styles.portrait}>
        <img src={portraitAddress(host.portrait)} width={56} height={70} alt="" decoding="async" fetchPriority="low" />
      </span>
      {host.name}
    </span>
  );
}
