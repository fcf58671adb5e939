import type { AdminArticle } from '@longreturn/contract/admin-content';
import { useState } from 'react';
import type { Failure } from '../../../lib/read-failure.ts';
import { fillInputs, useSchemaForm } from '../../../lib/use-schema-form.ts';
import { useLeaveWarning } from '../use-leave-warning.ts';
import type { BaseVersion } from './article-drafts.ts';
import { type ArticleFields, articleFields, articleForm, isSameArticle } from './article-fields.ts';
import { useArticleDrafts } from './use-article-drafts.ts';
import { useSaveArticle } from './use-save-article.ts';

interface ArticleFormOptions {
  /** The article to edit; undefined for a new one. */
  article: AdminArticle | undefined;
  onSaved: () => void;
}

/** Returns the state of the article form: its fields, its drafts on this device, and its base version. */
export function useArticleForm({ article, onSaved }: ArticleFormOptions) {
  const [initialValues] = useState(() => articleFields(article));
  const [base, setBase] = useState<BaseVersion>({ version: article?.updatedAt ?? null, fields: initialValues });
  const [fields, setFields] = useState(initialValues);
  const [isOutdated, setOutdated] = useState(false);
  const drafts = useArticleDrafts({ articleId: article?.id, base });
  const save = useSaveArticle(article?.id);
  const { form, formProps, busy } = useSchemaForm({
    schema: articleForm,
    initialValues,
    send: async (typed) => {
      await save(typed, base);
      drafts.clear();
      onSaved();
    },
    onFailure: (failure) => {
      setOutdated(failure.code === 'content.changed');
      return problemsAtFields(failure);
    },
    onValues: (values) => {
      setFields(values);
      drafts.keep(values);
    },
  });
  const fillIn = (values: Partial<ArticleFields>) => fillInputs(form, values);
  const askBeforeLoss = useLeaveWarning(() => !isSameArticle(fields, base.fields));
  const restoreDraft = () => {
    if (!drafts.offer) return;
    setBase(drafts.offer.base); // if the article was saved after this draft, the next save shows what changed
    fillIn(drafts.offer.fields);
    drafts.settleOffer();
  };
  /**
   * Fills in the fields that the user takes from the version that was saved elsewhere. From then on, the form edits
   * that version.
   */
  const settleChanges = (theirs: AdminArticle, decided: Partial<ArticleFields>) => {
    setOutdated(false);
    setBase({ version: theirs.updatedAt, fields: articleFields(theirs) });
    fillIn(decided);
  };
  /** Resolves to whether the form may close. If the browser can't store the draft, asks the user first. */
  const mayClose = async () => drafts.isKept !== false || askBeforeLoss();
  return { form, formProps, busy, fillIn, fields, base, drafts, restoreDraft, isOutdated, settleChanges, mayClose };
}

export type ArticleFormState = ReturnType<typeof useArticleForm>;

const SLUG_TAKEN = 'Another article uses this slug, or used it before. Choose another one.';

/** Maps two of the server's errors to fields of the form: a slug that is in use, and an invalid `publishedAt`. */
function problemsAtFields({ code, fields }: Failure) {
  if (code === 'slug.taken') return { slug: SLUG_TAKEN };
  return fields['publishedAt'] ? { publishDate: fields['publishedAt'] } : undefined;
}
