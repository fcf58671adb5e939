import type { ArticleCard } from '@longreturn/contract/content';
import { stringifySearch } from '../../lib/search-schema.ts';
import type { useListPages } from '../../lib/use-list-pages.ts';
import { GoLink } from '../../ui/go-link.tsx';
import { ListEnd } from '../../ui/list-end.tsx';
import { ArticleCards } from './article-cards.tsx';
import { type ArticleFilter, type ArticlesPath, hasLead } from './article-filter.ts';
import { ArticleLead } from './article-lead.tsx';
import styles from './article-list.module.css';
import { LeadFigure } from './lead-figure.tsx';

interface ArticleListProps {
  path: ArticlesPath;
  filter: ArticleFilter;
  pages: ReturnType<typeof useListPages<ArticleCard>>;
  /** The heading level of the articles' titles. It is one level below the list's own heading. */
  heading: 'h2' | 'h3';
}

/** The articles of a list: the lead, if the list has one, and the cards. */
export function ArticleList({ path, filter, pages, heading }: ArticleListProps) {
  const [newest] = pages.items;
  const leadCount = hasLead(filter) ? 1 : 0;
  return (
    <>
      {filter.cursor ? <NewestArticles path={path} filter={filter} /> : null}
      {leadCount && newest ? (
        <div className={styles.lead}>
          <ArticleLead
            article={newest}
            heading={heading}
            figure={<LeadFigure name={newest.figure} number={1} />}
            priority={path === '/articles'} // on /newsletter the lead is below the form and the issues
          />
        </div>
      ) : null}
      <ArticleCards
        articles={pages.items.slice(leadCount)}
        heading={heading}
        landing={(index) => pages.landing(leadCount + index)}
      />
      <ListEnd
        pages={pages}
        pathOf={(cursor) => path + stringifySearch({ ...filter, cursor, steps: undefined })}
        moreText="Load more articles"
        loadedText="All articles loaded"
        failedText="Failed to fetch articles"
      />
    </>
  );
}

interface NewestArticlesProps {
  path: ArticlesPath;
  filter: ArticleFilter;
}

/** The link to the start of the list, for a URL whose cursor is further down the list. */
function NewestArticles({ path, filter: { cursor: _, steps: __, ...search } }: NewestArticlesProps) {
  return (
    <p className={styles.newest}>
      <GoLink to={path} search={search}>
        Newest articles
      </GoLink>
    </p>
  );
}
