import type { AdminArticle } from '@longreturn/contract/admin-content';
import { formatDate } from '@longreturn/contract/format-time';
import { PremiumTag } from '../../../ui/tag.tsx';
import { AdminTable, type Column, RowName } from '../admin-table.tsx';
import { Moment } from '../moment.tsx';
import { PublicationTag } from '../publication-tag.tsx';
import { ArticleActions } from './article-actions.tsx';
import styles from './article-table.module.css';

interface ArticleTableProps {
  articles: readonly AdminArticle[];
  landing: AdminArticle | undefined;
  onEdit: (article: AdminArticle) => void;
  onDeleted: (article: AdminArticle) => void;
}

/** A row for each article. */
export function ArticleTable({ articles, landing, onEdit, onDeleted }: ArticleTableProps) {
  const columns: Column<AdminArticle>[] = [
    { key: 'title', title: 'Article', cell: ({ title, slug }) => <RowName name={title} note={`/articles/${slug}`} /> },
    { key: 'status', title: 'Status', cell: ({ state }) => <PublicationTag state={state} /> },
    {
      key: 'access',
      title: 'Access',
      cell: ({ isPremium }) =>
        isPremium ? <PremiumTag isLocked={false} /> : <span className={styles.quiet}>Free</span>,
    },
    { key: 'published', title: 'Published', isRight: true, cell: (article) => <PublicationDate article={article} /> },
    {
      key: 'actions',
      title: 'Actions',
      isTitleHidden: true,
      isRight: true,
      cell: (article) => (
        <ArticleActions article={article} onEdit={() => onEdit(article)} onDeleted={() => onDeleted(article)} />
      ),
    },
  ];
  return <AdminTable label="Articles" columns={columns} rows={articles} landing={landing} />;
}

/** The day of publication. If the article is scheduled, also the time. */
function PublicationDate({ article: { state, publishedAt } }: { article: AdminArticle }) {
  if (publishedAt === null) return <span className={styles.quiet}>Not set</span>;
  return state === 'scheduled' ? <Moment iso={publishedAt} /> : formatDate(publishedAt);
}
