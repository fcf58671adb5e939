import type { ArticlePage as Article } from '@longreturn/contract/content';
import { TOPICS } from '@longreturn/site/topics';
import { Link, useLoaderData } from '@tanstack/react-router';
import { portraitPath } from '../../lib/art-path.ts';
import { useSite } from '../../lib/use-site.ts';
import { AccessNote, LockNote } from '../../ui/access-note.tsx';
import { classNames } from '../../ui/class-names.ts';
import { GoLink } from '../../ui/go-link.tsx';
import layout from '../../ui/layout.module.css';
import { Section, Wrap } from '../../ui/section.tsx';
import { Tag } from '../../ui/tag.tsx';
import { NewsletterBand } from '../newsletter/newsletter-band.tsx';
import { useCountedRead } from '../reads/use-counted-read.ts';
import { ArticleBody } from './article-body.tsx';
import { ArticleCards } from './article-cards.tsx';
import { ArticleCover } from './article-cover.tsx';
import { ArticleFigure } from './article-figure.tsx';
import { articleHost } from './article-head.ts';
import styles from './article-page.module.css';
import { TextHead } from './text-head.tsx';

/** /articles/{slug}: the article or its free part, three other articles, and the newsletter form. */
export function ArticlePage() {
  const article = useLoaderData({ from: '/articles/$slug' });
  useCountedRead('article', article.id);
  const { title, excerpt, publishedAt, readingMinutes, cover } = article;
  return (
    <>
      <article>
        <Wrap>
          <TextHead title={title} excerpt={excerpt} at={publishedAt} readingMinutes={readingMinutes}>
            <ArticleRail article={article} />
          </TextHead>
          {cover ? (
            <div className={classNames(layout.grid, styles.figure)}>
              <ArticleCover cover={cover} sizes="(min-width: 900px) 700px, 92vw" priority className={styles.cover} />
            </div>
          ) : null}
          <ArticleFigure name={article.figure} />
          <ArticleBody article={article} path={`/articles/${article.slug}`} />
        </Wrap>
      </article>
      {article.related.length > 0 ? (
        <Section title="More to read" link={<GoLink to="/articles">All articles</GoLink>}>
          <ArticleCards articles={article.related} few />
        </Section>
      ) : null}
      <NewsletterBand source="article" />
    </>
  );
}

/** The start of the rail beside an article's title: badge, topics and author. */
function ArticleRail({ article }: { article: Article }) {
  const topics = TOPICS.filter(({ slug }) => article.topics.includes(slug));
  return (
    <>
      {article.isPremium ? null : <Tag tone="plain">Free</Tag>}
      <AccessNote item={article} locked={<LockNote>Membership required</LockNote>} />
      {topics.map((topic) => (
        <Link key={topic.slug} to="/topics/$slug" params={{ slug: topic.slug }}>
          {topic.title}
        </Link>
      ))}
      <Byline article={article} />
    </>
  );
}

function Byline({ article }: { article: Article }) {
  const host = articleHost(article, useSite().hosts);
  if (!host) return null;
  return (
    <span className={styles.byline}>
      <span className={styles.portrait}>
        <img src={portraitPath(host.portrait)} width={56} height={70} alt="" decoding="async" fetchPriority="low" />
      </span>
      {host.name}
    </span>
  );
}
