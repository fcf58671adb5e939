import type { ArticleCard as Article } from '@longreturn/contract/content';
import { Link } from '@tanstack/react-router';
import type { Ref } from 'react';
import { AccessNote } from '../../ui/access-note.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { PremiumTag, Tag } from '../../ui/tag.tsx';
import text from '../../ui/text.module.css';
import { ArticleByline } from './article-byline.tsx';
import styles from './article-cards.module.css';
import { ArticleCover } from './article-cover.tsx';
import { ReadArticle } from './read-article.tsx';

interface ArticleCardsProps {
  articles: readonly Article[];
  heading?: 'h2' | 'h3';
  /** Whether there are at most three cards, which form one row. */
  few?: boolean;
  /** Returns the props of the title's link in the card at `index`: a ref if the link should get the focus. */
  landing?: (index: number) => { ref?: Ref<HTMLAnchorElement> };
}

/** Cards in a grid, three columns on wide screens. */
export function ArticleCards({ articles, heading = 'h3', few = false, landing }: ArticleCardsProps) {
  return (
    <div className={few ? classNames(layout.three, styles.few) : layout.cards}>
      {articles.map((article, index) => (
        <ArticleCard key={article.id} article={article} heading={heading} {...landing?.(index)} />
      ))}
    </div>
  );
}

const SIZES = '(min-width: 1020px) 384px, (min-width: 700px) 46vw, 92vw';

interface ArticleCardProps {
  article: Article;
  /** The heading level of the article's title. It is one level below the heading of the section. */
  heading?: 'h2' | 'h3';
  /** The ref of the title's link. */
  ref?: Ref<HTMLAnchorElement>;
}

/** An article in a list. The card has a picture only if the article has a cover from the media library. */
export function ArticleCard({ article, heading: Heading = 'h3', ref }: ArticleCardProps) {
  const { title, slug, cover, excerpt, isPremium, isLocked, readingMinutes } = article;
  return (
    <article className={styles.card}>
      {cover ? <ArticleCover cover={cover} sizes={SIZES} className={styles.cover} /> : null}
      <p className={styles.top}>
        {isPremium ? <PremiumTag isLocked={isLocked} /> : <Tag tone="plain">Free</Tag>}
        <span className={text.meta}>{readingMinutes} min read</span>
      </p>
      <Heading className={styles.title}>
        <Link to="/articles/$slug" params={{ slug }} className={text.titleLink} ref={ref}>
          {title}
        </Link>
      </Heading>
      <p className={classNames(text.description, text.clamped)}>{excerpt}</p>
      <ArticleByline article={article} />
      <AccessNote item={article} isTagged locked={<p className={text.required}>Membership required</p>} />
      <ReadArticle article={article} className={styles.read} />
    </article>
  );
}
