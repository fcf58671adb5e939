import type { AdminArticleDetails } from '@longreturn/contract/admin-content';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type FormEvent, useState } from 'react';
import { SubmitAction } from '../../../ui/action-button.tsx';
import { ArticleConflict } from './article-conflict.tsx';
import styles from './article-form.module.css';
import { ArticleInputs } from './article-inputs.tsx';
import { ArticlePreview } from './article-preview.tsx';
import { DraftOffer } from './draft-offer.tsx';
import { useArticleForm } from './use-article-form.ts';

interface ArticleFormProps {
  /** The article to edit; undefined for a new one. */
  article: AdminArticleDetails | undefined;
  onSaved: () => void;
  onCancel: () => void;
}

/** Editor and preview are side by side from this width. */
const WIDE = '(min-width: 1200px)';

/** The form of an article, with a preview beside the fields. On narrow screens, a button switches between the two. */
export function ArticleForm({ article, onSaved, onCancel }: ArticleFormProps) {
  const state = useArticleForm({ article, onSaved });
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  const isWide = useMediaQuery(WIDE) ?? false;
  const { formProps, busy, fields, base, drafts, restoreDraft, isOutdated, settleChanges, mayClose } = state;
  const cancel = async () => {
    if (await mayClose()) onCancel();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    setPreviewOpen(false); // an invalid field must be visible
    formProps.onSubmit(event);
  };
  return (
    <form
      {...formProps}
      onSubmit={submit}
      className={styles.form}
      aria-label={article ? 'Edit article' : 'New article'}
      data-view={isPreviewOpen ? 'preview' : 'fields'}
    >
      {drafts.offer ? (
        <DraftOffer draft={drafts.offer} onRestore={restoreDraft} onDiscard={drafts.settleOffer} />
      ) : null}
      {article && isOutdated ? (
        <ArticleConflict id={article.id} opened={base.fields} mine={fields} onDecide={settleChanges} />
      ) : null}
      <Button
        size="sm"
        className={styles.toggle}
        aria-pressed={isPreviewOpen}
        onClick={() => setPreviewOpen(!isPreviewOpen)}
      >
        {isPreviewOpen ? 'Back to the fields' : 'Show preview'}
      </Button>
      <div className={styles.columns}>
        <ArticleInputs article={article} state={state} />
        {isWide || isPreviewOpen ? <ArticlePreview fields={fields} /> : null}
      </div>
      <div className={styles.end}>
        <p role="status">{keptText(drafts.isKept)}</p>
        <Button variant="quiet" onClick={() => void cancel()}>
          Cancel
        </Button>
        <SubmitAction label="Save Article" busyLabel="Saving..." busy={busy} />
      </div>
    </form>
  );
}

/** Returns what the form says about the draft on this device. */
function keptText(isKept: boolean | undefined): string {
  if (isKept === undefined) return '';
  return isKept ? 'Draft kept on this device' : 'This browser can’t keep a draft. Save often.';
}
