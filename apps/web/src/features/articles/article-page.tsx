import { useLoaderData } from '@tanstack/react-router';
import { displayTitle } from '../../lib/display-title.ts';
import { classNames } from '../../ui/class-names.ts';
import { GoLink } from '../../ui/go-link.tsx';
import layout from '../../ui/layout.module.css';
import { Section } from '../../ui/section.tsx';
import text from '../../ui/text.module.css';
import { Wrap } from '../../ui/wrap.tsx';
import { NewsletterBand } from '../newsletter/newsletter-band.tsx';
import { ArticleBody } from './article-body.tsx';
import { ArticleCards } from './article-cards.tsx';
import { ArticleFigure } from './article-figure.tsx';
import styles from './article-page.module.css';
import { ArticleRail } from './article-rail.tsx';

/** /articles/{slug}: the article, or what is free of it, three others, and the newsletter. */
export function ArticlePage() {
  const article = useLoaderData({ from: '/articles/$slug' });
  return (
    <>
      <article>
        <Wrap>
          <header className={classNames(layout.grid, styles.head)}>
            <ArticleRail article={article} className={styles.rail} />
            <div className={styles.title}>
              <h1 className={text.display}>{displayTitle(article.title)}</h1>
              <p className={classNames(text.lede, styles.lede)}>{article.excerpt}</p>
            </div>
          </header>
          <ArticleFigure name={article.figure} />
          <ArticleBody article={article} />
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
