import type { AdminArticle } from '@longreturn/contract/admin-content';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { formatCount } from '../../../lib/format-count.ts';
import { lazyCode } from '../../../lib/lazy-code.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { AdminList } from '../admin-list.tsx';
import { AdminPanel } from '../admin-panel.tsx';
import { AdminSearch } from '../admin-search.tsx';
import { RowPlaceholders } from '../panel-placeholder.tsx';
import { StateFilter } from '../state-filter.tsx';
import { useTabSearch } from '../use-open-tab.ts';
import { ArticleTable } from './article-table.tsx';
import { articlesQuery } from './articles-query.ts';

const EDITOR = lazyCode(async () => (await import('./article-editor.tsx')).ArticleEditor);

/** Which form is open. */
type Editing = { is: 'new' } | { is: 'open'; id: string };

/** All articles. The form of one article opens above the list. */
export function ArticlesTab() {
  const [editing, setEditing] = useState<Editing>();
  const opener = useRef<Element>(null);
  // Loads the form in advance, because the network may fail by the time the user opens it.
  useEffect(() => void EDITOR.preload(), []);
  const open = (next: Editing) => {
    opener.current = document.activeElement;
    setEditing(next); // the form that closes keeps its text as a draft
  };
  const close = () => {
    setEditing(undefined);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  const onDeleted = ({ id }: AdminArticle) => {
    if (editing?.is === 'open' && editing.id === id) setEditing(undefined);
  };
  const add = (
    <Button variant="primary" onClick={() => open({ is: 'new' })}>
      Add Article
    </Button>
  );
  return (
    <AdminPanel title="Articles" aside={add}>
      {editing ? (
        <LazyPart code={EDITOR} what="the form" placeholder={<RowPlaceholders />}>
          {(Editor) => <Editor key={editing.is === 'open' ? editing.id : 'new'} {...editing} onEnd={close} />}
        </LazyPart>
      ) : null}
      <ArticleList onEdit={({ id }) => open({ is: 'open', id })} onDeleted={onDeleted} />
    </AdminPanel>
  );
}

function ArticleList({ onEdit, onDeleted }: Pick<Parameters<typeof ArticleTable>[0], 'onEdit' | 'onDeleted'>) {
  const search = useTabSearch('articles');
  const { input, options } = articlesQuery(search);
  const query = trpc.admin.articles.list.useInfiniteQuery(input, { ...options, placeholderData: keepPreviousData });
  const matches = query.data?.pages[0]?.total;
  return (
    <>
      <AdminSearch
        tab="articles"
        label="Search articles"
        filter={(onChoose) => <StateFilter value={search.state} onChange={onChoose} />}
      >
        {matches === undefined || !(search.q || search.state) ? null : formatCount(matches, 'article')}
      </AdminSearch>
      <AdminList query={query} what="articles" empty="No articles found">
        {(articles, landing) => (
          <ArticleTable articles={articles} landing={landing} onEdit={onEdit} onDeleted={onDeleted} />
        )}
      </AdminList>
    </>
  );
}
