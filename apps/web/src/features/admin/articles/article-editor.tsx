import { useState } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { ListFailed } from '../../../ui/blank.tsx';
import { FormPanel } from '../form-panel.tsx';
import { RowPlaceholders } from '../panel-placeholder.tsx';
import { ArticleForm } from './article-form.tsx';
import { VersionList } from './version-list.tsx';

interface ArticleEditorProps {
  id: string;
  onEnd: () => void;
}

/** The form of an article as it is saved now, and its earlier versions. */
export function ArticleEditor({ id, onEnd }: ArticleEditorProps) {
  const [opened, setOpened] = useState(0);
  const {
    data: article,
    isFetchedAfterMount,
    isLoadingError,
    refetch,
  } = trpc.admin.articles.get.useQuery({ id }, { refetchOnMount: 'always' });
  const openAgain = async () => {
    await refetch();
    setOpened(opened + 1);
  };
  return (
    <FormPanel title="Edit article">
      {isLoadingError ? <ListFailed what="article" onRetry={() => void refetch()} /> : null}
      {!isLoadingError && !isFetchedAfterMount ? <RowPlaceholders /> : null}
      {article && isFetchedAfterMount ? (
        <>
          <ArticleForm key={opened} article={article} onSaved={onEnd} onCancel={onEnd} />
          <VersionList article={article} onRestored={openAgain} />
        </>
      ) : null}
    </FormPanel>
  );
}
