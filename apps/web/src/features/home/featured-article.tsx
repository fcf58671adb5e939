import type { ArticleCard } from '@longreturn/contract/content';
import { GoLink } from '../../ui/go-link.tsx';
import { Section } from '../../ui/section.tsx';
import { ArticleLead } from '../articles/article-lead.tsx';
import { StaticPart } from './static-part.tsx';

/** The newest article. This is the home page's only tinted section. */
export function FeaturedArticle({ article }: { article: ArticleCard }) {
  const figure = (
    <StaticPart id="featured-figure">{({ LeadFigure }) => <LeadFigure name={article.figure} number={2} />}</StaticPart>
  );
  return (
    <Section lazy title="Featured Article" link={<GoLink to="/articles">All articles</GoLink>} ground="sunk">
      <ArticleLead article={article} heading="h3" figure={figure} />
    </Section>
  );
}
