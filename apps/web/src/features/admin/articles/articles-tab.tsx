import type { AdminArticle } from '@longreturn/contract/admin-content';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount } from '../../../lib/format-count.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { AdminList } from '../admin-list.tsx';
import { AdminPanel } from '../admin-panel.tsx';
import { AdminSearch } from '../admin-search.tsx';
import { FormPanel } from '../form-panel.tsx';
import { StateFilter } from '../state-filter.tsx';
import { useTabSearch } from '../use-open-tab.ts';
import { ArticleEditor } from './article-editor.tsx';
import { ArticleForm } from './article-form.tsx';
import { ArticleTable } from './article-table.tsx';
import { articlesQuery } from './articles-query.ts';

/** Which form is open. */
type Editing = { is: 'closed' } | { is: 'new' } | { is: 'open'; id: string };

const CLOSED: Editing = { is: 'closed' };

/** All articles, and the form of one of them above the list. */
export function ArticlesTab() {
  const [editing, setEditing] = useState<Editing>(CLOSED);
  const search = useTabSearch('articles');
  const { input, options } = articlesQuery(search);
  const query = trpc.admin.articles.list.useInfiniteQuery(input, { ...options, placeholderData: keepPreviousData });
  const total = query.data?.pages[0]?.total;
  const close = () => {
    document.activeElement?.closest<HTMLElement>('[data-admin-panel]')?.focus(); // the focused button goes away
    setEditing(CLOSED);
  };
  const onDeleted = ({ id }: AdminArticle) => {
    if (editing.is === 'open' && editing.id === id) close();
  };
  const add = (
    <Button variant="primary" onClick={() => setEditing({ is: 'new' })}>
      Add Article
    </Button>
  );
  return (
    <AdminPanel title="Articles" aside={add}>
      {editing.is === 'new' ? (
        <FormPanel title="New article">
          <ArticleForm article={undefined} onSaved={close} onCancel={close} />
        </FormPanel>
      ) : null}
      {editing.is === 'open' ? <ArticleEditor key={editing.id} id={editing.id} onEnd={close} /> : null}
      <AdminSearch
        tab="articles"
        label="Search articles"
        filter={(onChoose) => <StateFilter value={search.state} onChange={onChoose} />}
      >
        {total === undefined || !(search.q || search.state) ? null : formatCount(total, 'article')}
      </AdminSearch>
      <AdminList query={query} what="articles" empty="No articles found">
        {(articles, landing) => (
          <ArticleTable
            articles={articles}
            landing={landing}
            onEdit={({ id }) => setEditing({ is: 'open', id })}
            onDeleted={onDeleted}
          />
        )}
      </AdminList>
    </AdminPanel>
  );
}
