import type { ArticleCard } from '@longreturn/contract/content';
import { findFigure } from '@longreturn/site/art/figure';
import { TOPICS } from '@longreturn/site/topics';
import { Link } from '@tanstack/react-router';
import { displayTitle } from '../../lib/display-title.ts';
import { AccessNote } from '../../ui/access-note.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { Plot, PlotCaption } from '../../ui/plot.tsx';
import { PremiumTag } from '../../ui/tag.tsx';
import text from '../../ui/text.module.css';
import { ArticleByline } from './article-byline.tsx';
import { ArticleCover } from './article-cover.tsx';
import styles from './article-lead.module.css';
import { ReadArticle } from './read-article.tsx';

const FIGURE_SIZE = { width: 440, height: 300 };

interface ArticleLeadProps {
  article: ArticleCard;
  /** One level below the heading above the lead. */
  heading: 'h2' | 'h3';
  /** The number of the figure on the page: 2 for 'Fig. 2.' */
  figureNumber: number;
  /** Whether the cover is the first picture of the page. */
  priority?: boolean;
}

/** The newest article in large type, with its cover from the library or, without one, its figure. */
export function ArticleLead({ article, heading, figureNumber, priority }: ArticleLeadProps) {
  const drawn = article.cover ? undefined : findFigure(article.figure, FIGURE_SIZE);
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
      {drawn ? (
        <figure className={styles.figure}>
          <Plot drawn={drawn} />
          <PlotCaption drawn={drawn} number={figureNumber} />
        </figure>
      ) : null}
    </article>
  );
}

function LeadText({ article, heading: Heading }: Pick<ArticleLeadProps, 'article' | 'heading'>) {
  const { title, slug, excerpt, isPremium, isLocked, readingMinutes } = article;
  const topic = TOPICS.find((known) => article.topics.includes(known.slug));
  return (
    <div className={styles.text}>
      <p className={layout.row}>
        {isPremium ? <PremiumTag isLocked={isLocked} /> : null}
        {topic ? <span className={text.meta}>{topic.title}</span> : null}
      </p>
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
