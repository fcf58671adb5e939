import type { RefObject } from 'react';
import { clearField } from '../../lib/use-applied-form.ts';
import { Blank } from '../../ui/blank.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { type ArticleFilter, type ArticlesPath, isFiltered } from './article-filter.ts';

interface NoArticlesProps {
  path: ArticlesPath;
  filter: ArticleFilter;
  /** The heading level of the message's title. It is one level below the list's own heading. */
  heading: 2 | 3;
  /** The search box, which the button clears and focuses. */
  field: RefObject<HTMLInputElement | null>;
}

/** Shown instead of an empty list. If the list is filtered, a button shows all articles again. */
export function NoArticles({ path, filter, heading, field }: NoArticlesProps) {
  const clear = (
    <ButtonLink to={path} search={{}} replace resetScroll={false} onClick={() => clearField(field.current)}>
      {filter.q ? 'Clear search' : 'Clear filter'}
    </ButtonLink>
  );
  return (
    <Blank
      heading={heading}
      title="No articles found"
      text="Check back soon for new articles!"
      action={isFiltered(filter) ? clear : undefined}
    />
  );
}
