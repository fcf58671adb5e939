import type { ArticleCard } from '@longreturn/contract/content';
import { TOPICS } from '@longreturn/site/topics';
import { Link } from '@tanstack/react-router';
import { displayTitle } from '../../lib/display-title.ts';
import { useSite } from '../../lib/use-site.ts';
import { AccessNote } from '../../ui/access-note.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { GoLink } from '../../ui/go-link.tsx';
import { IconLock } from '../../ui/icons.tsx';
import layout from '../../ui/layout.module.css';
import { Day, MetaRow } from '../../ui/meta-row.tsx';
import { Section } from '../../ui/section.tsx';
import { PremiumTag } from '../../ui/tag.tsx';
import text from '../../ui/text.module.css';
import { ArticleCover } from '../articles/article-cover.tsx';
import { articleHost } from '../articles/article-head.ts';
import styles from './featured-article.module.css';
import { StaticPart } from './static-part.tsx';

/**
 * The newest article, with its cover from the library or, without one, its figure. This is the home page's only tinted
 * section.
 */
export function FeaturedArticle({ article }: { article: ArticleCard }) {
  return (
    <Section lazy title="Featured Article" link={<GoLink to="/articles">All articles</GoLink>} ground="sunk">
      <div className={classNames(layout.grid, styles.grid)}>
        <Teaser article={article} />
        {article.cover ? (
          <ArticleCover cover={article.cover} sizes="(min-width: 900px) 460px, 92vw" className={styles.figure} />
        ) : (
          <StaticPart id="featured-figure" className={styles.figure}>
            {({ FeaturedFigure }) => <FeaturedFigure name={article.figure} />}
          </StaticPart>
        )}
      </div>
    </Section>
  );
}

function Teaser({ article }: { article: ArticleCard }) {
  const { title, slug, excerpt, isPremium, isLocked, publishedAt, readingMinutes } = article;
  const host = articleHost(article, useSite().hosts);
  const topic = TOPICS.find((known) => article.topics.includes(known.slug));
  return (
    <div className={styles.text}>
      <p className={layout.row}>
        {isPremium ? <PremiumTag isLocked={isLocked} /> : null}
        {topic ? <span className={text.meta}>{topic.title}</span> : null}
      </p>
      <h3>
        <Link to="/articles/$slug" params={{ slug }} className={text.titleLink}>
          {displayTitle(title)}
        </Link>
      </h3>
      <p className={text.lede}>{excerpt}</p>
      <MetaRow>
        {host ? <span>By {host.name}</span> : null}
        <Day at={publishedAt} />
        <span>{readingMinutes} min read</span>
      </MetaRow>
      <AccessNote item={article} isTagged locked={<p className={text.required}>Membership required</p>} />
      <ButtonLink to="/articles/$slug" params={{ slug }} aria-label={`Read Article: ${title}`}>
        {isLocked ? <IconLock /> : null} Read Article
      </ButtonLink>
    </div>
  );
}
