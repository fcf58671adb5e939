import type { AdminArticle } from '@longreturn/contract/admin-content';
import type { ArticleRevision } from '@longreturn/contract/article-revision';
import { useState } from 'react';
import { pagedOptions } from '../../../lib/read-list-pages.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { AdminList } from '../admin-list.tsx';
import { AdminTable, type Column, RowActions, RowName } from '../admin-table.tsx';
import { Moment } from '../moment.tsx';
import { RestoreButton } from './restore-button.tsx';
import { VersionDifference } from './version-difference.tsx';
import styles from './version-list.module.css';

const PAGE = 10;

interface VersionListProps {
  article: AdminArticle;
  onRestored: () => Promise<void>;
}

/** The saved versions of an article. They are read when the section is opened. */
export function VersionList(props: VersionListProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.section}>
      <div className={styles.head}>
        <h3>Versions</h3>
        <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide versions' : 'Show versions'}
        </Button>
      </div>
      {isOpen ? <Versions {...props} /> : null}
    </div>
  );
}

function Versions({ article, onRestored }: VersionListProps) {
  const [compared, setCompared] = useState<ArticleRevision>();
  const query = trpc.admin.revisions.list.useInfiniteQuery({ id: article.id, limit: PAGE }, pagedOptions(undefined));
  // The newest version has the article's current text.
  const currentId = query.data?.pages[0]?.items[0]?.id;
  const columns: Column<ArticleRevision>[] = [
    {
      key: 'version',
      title: 'Version',
      cell: ({ savedAt, title }) => <RowName name={<Moment iso={savedAt} />} note={title} />,
    },
    { key: 'savedBy', title: 'Saved by', cell: ({ savedBy }) => savedBy?.name ?? 'Unknown' },
    {
      key: 'actions',
      title: 'Actions',
      isTitleHidden: true,
      isRight: true,
      cell: (version) =>
        version.id === currentId ? (
          <Tag tone="plain">Current</Tag>
        ) : (
          <RowActions>
            <Button size="sm" variant="quiet" onClick={() => setCompared(version)}>
              Compare
              <span className="visually-hidden">
                {' '}
                the version of <Moment iso={version.savedAt} />
              </span>
            </Button>
            <RestoreButton article={article} version={version} onRestored={onRestored} />
          </RowActions>
        ),
    },
  ];
  return (
    <>
      <AdminList query={query} what="versions" empty="No versions yet">
        {(versions, landing) => <AdminTable label="Versions" columns={columns} rows={versions} landing={landing} />}
      </AdminList>
      {compared ? <VersionDifference key={compared.id} articleId={article.id} version={compared} /> : null}
    </>
  );
}
