import type { ListedIssue } from '@longreturn/contract/newsletter-issue';
import { trpc } from '../../../../lib/trpc.ts';
import { ActionButton } from '../../../../ui/action-button.tsx';
import { RowActions } from '../../admin-table.tsx';
import { confirmDeletion } from '../../confirm-deletion.tsx';
import { DeleteButton, EditButton } from '../../row-buttons.tsx';
import { reasonOr, useAdminChange } from '../../use-admin-change.ts';
import { confirmSend } from './confirm-send.tsx';
import { issueState } from './issue-state.ts';
import { useIssueProgress } from './use-issue-progress.ts';

interface IssueActionsProps {
  issue: ListedIssue;
  onEdit: () => void;
  onDeleted: () => void;
}

/** The buttons of an issue. The first button depends on the issue's state. */
export function IssueActions({ issue: listed, onEdit, onDeleted }: IssueActionsProps) {
  const { issue } = useIssueProgress(listed);
  const { id, title, sentAt, progress } = issue;
  const state = issueState(issue);
  const remove = trpc.admin.issues.delete.useMutation(
    useAdminChange({ done: 'Issue deleted', failed: reasonOr('Failed to delete the issue. Please try again.') }),
  );
  const askToDelete = () =>
    confirmDeletion({
      title: 'Delete this issue?',
      text: sentAt
        ? `“${title}” will be removed from the archive, and emails that are still waiting will not be sent. This cannot be undone.`
        : `“${title}” will be removed. This cannot be undone.`,
      verb: 'Delete issue',
      run: async () => {
        await remove.mutateAsync({ id });
        onDeleted();
      },
    });
  return (
    <RowActions>
      {state === 'draft' ? <SendButton issue={issue} /> : null}
      {state === 'scheduled' ? <UnscheduleButton issue={issue} /> : null}
      {state === 'sent' && progress.failed > 0 ? <RetryButton issue={issue} /> : null}
      <EditButton of={title} onClick={onEdit} />
      <DeleteButton of={title} onClick={askToDelete} />
    </RowActions>
  );
}

interface ButtonProps {
  issue: ListedIssue;
}

/** Sends a draft, after a confirmation that shows the number of recipients. */
function SendButton({ issue }: ButtonProps) {
  const send = trpc.admin.issues.send.useMutation(
    useAdminChange({ done: 'Sending started', failed: reasonOr('Failed to send the issue. Please try again.') }),
  );
  return (
    <ActionButton
      size="sm"
      label="Send"
      busyLabel="Sending..."
      busy={send.isPending}
      aria-label={`Send ${issue.title}`}
      onClick={() => confirmSend(issue, () => send.mutateAsync({ id: issue.id }))}
    />
  );
}

function UnscheduleButton({ issue: { id, title } }: ButtonProps) {
  const cancel = trpc.admin.issues.cancelSchedule.useMutation(
    useAdminChange({
      done: 'Issue unscheduled',
      failed: reasonOr('Failed to unschedule the issue. Please try again.'),
    }),
  );
  return (
    <ActionButton
      size="sm"
      variant="quiet"
      label="Unschedule"
      busyLabel="Saving..."
      busy={cancel.isPending}
      aria-label={`Unschedule ${title}`}
      onClick={() => cancel.mutate({ id })}
    />
  );
}

/** Sends the issue again to the recipients whose email failed. */
function RetryButton({ issue: { id, title } }: ButtonProps) {
  const retry = trpc.admin.issues.retryFailed.useMutation(
    useAdminChange({ done: 'Sending again', failed: reasonOr('Failed to retry. Please try again.') }),
  );
  return (
    <ActionButton
      size="sm"
      variant="quiet"
      label="Retry failed"
      busyLabel="Sending..."
      busy={retry.isPending}
      aria-label={`Retry failed emails of ${title}`}
      onClick={() => retry.mutate({ id })}
    />
  );
}
