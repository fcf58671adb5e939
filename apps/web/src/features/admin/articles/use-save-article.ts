import type { AdminArticle } from '@longreturn/contract/admin-content';
import type { Failure } from '../../../lib/read-failure.ts';
import { trpc } from '../../../lib/trpc.ts';
import { isInForm, useAdminChange } from '../use-admin-change.ts';
import type { BaseVersion } from './article-drafts.ts';
import { type ArticleFields, articleChanges, newArticle } from './article-fields.ts';

/** Returns a function that creates an article or, with an ID, saves the changes to it. */
export function useSaveArticle(id: string | undefined) {
  const create = trpc.admin.articles.create.useMutation(
    useAdminChange({ done: 'Article created', failed: unlessInForm('Failed to create article. Please try again.') }),
  );
  const update = trpc.admin.articles.update.useMutation(
    useAdminChange({ done: 'Article updated', failed: unlessInForm('Failed to update article. Please try again.') }),
  );
  return (fields: ArticleFields, { version, fields: initial }: BaseVersion): Promise<AdminArticle> => {
    if (id === undefined || version === null) return create.mutateAsync(newArticle(fields));
    return update.mutateAsync(articleChanges({ id, updatedAt: version, initial }, fields));
  };
}

/**
 * Returns a function that returns the toast's text for a failure. It returns undefined for a failure that the form
 * itself shows: an invalid field, or a change by someone else.
 */
function unlessInForm(text: string): (failure: Failure) => string | undefined {
  return (failure) => (isInForm(failure) ? undefined : text);
}
