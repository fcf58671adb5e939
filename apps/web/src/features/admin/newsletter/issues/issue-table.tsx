import type { ListedIssue } from '@longreturn/contract/newsletter-issue';
import { EDITION_TEXTS } from '@longreturn/site/edition-texts';
import { Link } from '@tanstack/react-router';
import text from '../../../../ui/text.module.css';
import { AdminTable, type Column, RowName } from '../../admin-table.tsx';
import { Moment } from '../../moment.tsx';
import { IssueActions } from './issue-actions.tsx';
import { IssueDelivery } from './issue-delivery.tsx';
import { issueState } from './issue-state.ts';
import { IssueTag } from './issue-tag.tsx';
import { useIssueProgress } from './use-issue-progress.ts';

interface IssueTableProps {
  issues: readonly ListedIssue[];
  landing: ListedIssue | undefined;
  onEdit: (issue: ListedIssue) => void;
  onDeleted: (issue: ListedIssue) => void;
}

/** A row for each issue. */
export function IssueTable({ issues, landing, onEdit, onDeleted }: IssueTableProps) {
  const columns: Column<ListedIssue>[] = [
    { key: 'title', title: 'Issue', cell: (issue) => <IssueCell issue={issue} /> },
    { key: 'status', title: 'Status', cell: (issue) => <IssueStatus issue={issue} /> },
    {
      key: 'date',
      title: 'Sent on',
      isRight: true,
      isWideOnly: true,
      cell: ({ sentAt }) => (sentAt ? <Moment iso={sentAt} /> : '–'),
    },
    {
      key: 'actions',
      title: 'Actions',
      isTitleHidden: true,
      isRight: true,
      cell: (issue) => <IssueActions issue={issue} onEdit={() => onEdit(issue)} onDeleted={() => onDeleted(issue)} />,
    },
  ];
  return <AdminTable label="Issues" columns={columns} rows={issues} landing={landing} />;
}

function IssueCell({ issue }: { issue: ListedIssue }) {
  const { title, slug, sentAt, edition, segmentTags } = issue;
  const name = sentAt ? (
    <Link to="/newsletter" search={{ issue: slug }} className={text.titleLink}>
      {title}
    </Link>
  ) : (
    title
  );
  return (
    <>
      <RowName name={name} note={[EDITION_TEXTS[edition].title, ...segmentTags].join(', ')} />
      <IssueDelivery issue={issue} />
    </>
  );
}

function IssueStatus({ issue }: { issue: ListedIssue }) {
  return <IssueTag state={issueState(useIssueProgress(issue).issue)} />;
}
