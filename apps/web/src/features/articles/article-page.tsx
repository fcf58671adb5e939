import { useLoaderData } from '@tanstack/react-router';
import { GoLink } from '../../ui/go-link.tsx';
import { Section } from '../../ui/section.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { NewsletterBand } from '../newsletter/newsletter-band.tsx';
import { ArticleBody } from './article-body.tsx';
import { ArticleCards } from './article-cards.tsx';
import { ArticleFigure } from './article-figure.tsx';
import { ArticleRail } from './article-rail.tsx';
import { TextHead } from './text-head.tsx';

/** /articles/{slug}: the article or its free part, three other articles, and the newsletter form. */
export function ArticlePage() {
  const article = useLoaderData({ from: '/articles/$slug' });
  const { title, excerpt, publishedAt, readingMinutes } = article;
  return (
    <>
      <article>
        <Wrap>
          <TextHead title={title} excerpt={excerpt} at={publishedAt} readingMinutes={readingMinutes}>
            <ArticleRail article={article} />
          </TextHead>
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
