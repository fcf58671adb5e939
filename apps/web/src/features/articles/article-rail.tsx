import type { ArticlePage } from '@longreturn/contract/content';
import { TOPICS } from '@longreturn/site/topics';
import { Link } from '@tanstack/react-router';
import { portraitAddress } from '../../lib/art-address.ts';
import { useSite } from '../../lib/use-site.ts';
import { PremiumTag, Tag } from '../../ui/tag.tsx';
import { articleHost } from './article-host.ts';
import styles from './article-rail.module.css';

/** The start of the rail beside an article's title: badge, topics and author. */
export function ArticleRail({ article }: { article: ArticlePage }) {
  const topics = TOPICS.filter(({ slug }) => article.topics.includes(slug));
  return (
    <>
      {article.isPremium ? <PremiumTag isLocked={article.isLocked} /> : <Tag tone="plain">Free</Tag>}
      {topics.map((topic) => (
        <Link key={topic.slug} to="/topics/$slug" params={{ slug: topic.slug }} className={styles.topic}>
          {topic.title}
        </Link>
      ))}
      <Byline article={article} />
    </>
  );
}

function Byline({ article }: { article: ArticlePage }) {
  const host = articleHost(article, useSite().hosts);
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
