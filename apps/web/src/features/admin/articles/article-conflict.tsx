import type { AdminArticle } from '@longreturn/contract/admin-content';
import { trpc } from '../../../lib/trpc.ts';
import { ListFailed } from '../../../ui/blank.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ChangedElsewhere } from '../changed-elsewhere/changed-elsewhere.tsx';
import { findChangedFields } from '../changed-elsewhere/changed-fields.ts';
import { type ArticleFields, articleFields } from './article-fields.ts';
import { ARTICLE_LABELS, textsOfVersions } from './article-texts.ts';

interface ArticleConflictProps {
  id: string;
  /** The fields when the form was opened. */
  opened: ArticleFields;
  /** The fields in the form now. */
  mine: ArticleFields;
  /** Called with the saved article, and the fields to put into the form. */
  onDecide: (theirs: AdminArticle, decided: Partial<ArticleFields>) => void;
}

/** Lets the user decide between the form and what was saved elsewhere after the form was opened. */
export function ArticleConflict({ id, opened, mine, onDecide }: ArticleConflictProps) {
  const fresh = { staleTime: 0, refetchOnMount: 'always' } as const;
  const { data: theirs, isFetching, isError, refetch } = trpc.admin.articles.get.useQuery({ id }, fresh);
  const { data: versions, isFetching: isNaming } = trpc.admin.revisions.list.useQuery({ id, limit: 1 }, fresh);
  if (isError) return <ListFailed what="article" onRetry={() => void refetch()} />;
  if (!theirs || isFetching || isNaming) return null;
  // Only a change of the text creates a version, so the author of other changes is unknown.
  const version = versions?.items.find(({ savedAt }) => savedAt === theirs.updatedAt);
  const saved = articleFields(theirs);
  const texts = textsOfVersions({ opened, theirs: saved, mine });
  const fields = findChangedFields({ labels: ARTICLE_LABELS, ...texts });
  if (fields.length === 0) {
    return (
      <Notice
        isNews
        title="This article was changed by another administrator"
        action={<Button onClick={() => onDecide(theirs, {})}>Continue</Button>}
      >
        Their changes don’t affect yours. Continue, then save again to keep both.
      </Notice>
    );
  }
  return (
    <ChangedElsewhere
      what="article"
      by={version?.savedBy?.name}
      fields={fields}
      onDecide={(decided) => {
        const taken = fields.filter(({ name }) => decided[name] === 'theirs').map(({ name }) => [name, saved[name]]);
        onDecide(theirs, Object.fromEntries(taken));
      }}
    />
  );
}
