import { useState } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { ListFailed } from '../../../ui/blank.tsx';
import { FormPanel } from '../form-panel.tsx';
import { RowPlaceholders } from '../panel-placeholder.tsx';
import { ArticleForm } from './article-form.tsx';
import { VersionList } from './version-list.tsx';

interface ArticleEditorProps {
  /** The article to edit; undefined for a new one. */
  id?: string;
  onEnd: () => void;
}

/** The form of an article, and the list of its earlier versions. */
export function ArticleEditor({ id, onEnd }: ArticleEditorProps) {
  if (id !== undefined) return <OpenArticle id={id} onEnd={onEnd} />;
  return (
    <FormPanel title="New article">
      <ArticleForm article={undefined} onSaved={onEnd} onCancel={onEnd} />
    </FormPanel>
  );
}

/** Reads the latest version of an article. The form keeps the version it was opened with. */
function OpenArticle({ id, onEnd }: Required<ArticleEditorProps>) {
  const [opened, setOpened] = useState(0);
  const query = trpc.admin.articles.get.useQuery({ id }, { staleTime: 0 });
  const article = query.isFetchedAfterMount ? query.data : undefined;
  const openAgain = async () => {
    await query.refetch();
    setOpened(opened + 1);
  };
  return (
    <FormPanel title="Edit article">
      {query.isError && !article ? <ListFailed what="article" onRetry={() => void query.refetch()} /> : null}
      {!query.isError && !article ? <RowPlaceholders /> : null}
      {article ? (
        <>
          <ArticleForm key={opened} article={article} onSaved={onEnd} onCancel={onEnd} />
          <VersionList article={article} onRestored={openAgain} />
        </>
      ) : null}
    </FormPanel>
  );
}
