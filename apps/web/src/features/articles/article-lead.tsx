import type { ArticleCard } from '@longreturn/contract/content';
import { TOPICS } from '@longreturn/site/topics';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { displayTitle } from '../../lib/display-title.ts';
import { AccessNote } from '../../ui/access-note.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { PremiumTag } from '../../ui/tag.tsx';
import text from '../../ui/text.module.css';
import { ArticleByline } from './article-byline.tsx';
import { ArticleCover } from './article-cover.tsx';
import styles from './article-lead.module.css';
import { ReadArticle } from './read-article.tsx';

interface ArticleLeadProps {
  article: ArticleCard;
  /** The heading level of the article's title. It is one level below the section's own heading. */
  heading: 'h2' | 'h3';
  /** The article's figure (lead-figure.tsx), for an article without a cover. */
  figure: ReactNode;
  /** Whether the cover is the first picture of the page. */
  priority?: boolean;
}

/** The newest article in large type, with its cover from the media library. Without a cover, shows its figure. */
export function ArticleLead({ article, heading, figure, priority }: ArticleLeadProps) {
  return (
    <article className={classNames(layout.grid, styles.lead)}>
      <LeadText article={article} heading={heading} />
      {article.cover ? (
        <ArticleCover
          cover={article.cover}
          sizes="(min-width: 900px) 460px, 92vw"
          className={styles.figure}
          {...(priority && { priority })}
        />
      ) : null}
      {article.figure && !article.cover ? <div className={styles.figure}>{figure}</div> : null}
    </article>
  );
}

function LeadText({ article, heading: Heading }: Pick<ArticleLeadProps, 'article' | 'heading'>) {
  const { title, slug, excerpt, isPremium, isLocked, readingMinutes } = article;
  const topic = TOPICS.find((known) => article.topics.includes(known.slug));
  return (
    <div className={styles.text}>
      {isPremium || topic ? (
        <p className={layout.row}>
          {isPremium ? <PremiumTag isLocked={isLocked} /> : null}
          {topic ? <span className={text.meta}>{topic.title}</span> : null}
        </p>
      ) : null}
      <Heading className={styles.title}>
        <Link to="/articles/$slug" params={{ slug }} className={text.titleLink}>
          {displayTitle(title)}
        </Link>
      </Heading>
      <p className={text.lede}>{excerpt}</p>
      <ArticleByline article={article}>
        <span>{readingMinutes} min read</span>
      </ArticleByline>
      <AccessNote item={article} isTagged locked={<p className={text.required}>Membership required</p>} />
      <ReadArticle article={article} />
    </div>
  );
}
