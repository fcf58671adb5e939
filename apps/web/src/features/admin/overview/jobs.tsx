import type { JobQueueState } from '@longreturn/contract/admin';
import { formatCount } from '../../../lib/format-count.ts';
import { trpc } from '../../../lib/trpc.ts';
import { ListFailed } from '../../../ui/blank.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { AdminPanel } from '../admin-panel.tsx';
import { AdminTable, type Column, RowName } from '../admin-table.tsx';
import { LabelledCell } from '../labelled-cell.tsx';
import { Moment } from '../moment.tsx';
import { RowPlaceholders } from '../panel-placeholder.tsx';
import { jobName, jobState } from './job-state.ts';

const TAGS = {
  failing: <Tag tone="danger">Failing</Tag>,
  running: <Tag tone="green">Running</Tag>,
  waiting: <Tag tone="outline">Waiting</Tag>,
  idle: <Tag tone="plain">Idle</Tag>,
} as const;

/** The background jobs of the site, by kind. */
export function Jobs() {
  const { data, isLoadingError, refetch } = trpc.admin.jobs.useQuery();
  return (
    <AdminPanel title="Jobs">
      {isLoadingError ? <ListFailed what="jobs" onRetry={() => void refetch()} /> : null}
      {data || isLoadingError ? null : <RowPlaceholders />}
      {data ? <AdminTable label="Jobs" columns={COLUMNS} rows={data.map((job) => ({ ...job, id: job.name }))} /> : null}
    </AdminPanel>
  );
}

const COLUMNS: Column<JobQueueState & { id: string }>[] = [
  { key: 'kind', title: 'Kind', cell: (job) => <RowName name={jobName(job.name)} note={queueText(job)} /> },
  { key: 'state', title: 'State', cell: (job) => TAGS[jobState(job)] },
  {
    key: 'next',
    title: 'Next run',
    cell: ({ nextRunAt }) => <TimeCell label="Next run" iso={nextRunAt} none="When needed" />,
  },
  {
    key: 'failure',
    title: 'Last failure',
    cell: ({ lastFailureAt }) => <TimeCell label="Last failure" iso={lastFailureAt} none="None today" />,
  },
];

/**
 * Returns how many jobs of a queue are waiting and how many have failed: '2 jobs waiting, 1 failed in the last day'.
 */
function queueText({ waiting, failedLastDay }: JobQueueState): string {
  const parts = [
    waiting > 0 ? `${formatCount(waiting, 'job')} waiting` : '',
    failedLastDay > 0 ? `${failedLastDay} failed in the last day` : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

interface TimeCellProps {
  label: string;
  iso: string | null;
  none: string;
}

function TimeCell({ label, iso, none }: TimeCellProps) {
  return <LabelledCell label={label}>{iso === null ? none : <Moment iso={iso} />}</LabelledCell>;
}
