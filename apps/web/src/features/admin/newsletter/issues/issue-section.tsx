import type { AdminIssue } from '@longreturn/contract/newsletter-issue';
import { useRef, useState } from 'react';
import { hasChangedForm } from '../../../../lib/form-fields.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { Button } from '../../../../ui/button.tsx';
import { AdminList } from '../../admin-list.tsx';
import { AdminPanel } from '../../admin-panel.tsx';
import { FormPanel } from '../../form-panel.tsx';
import { useLeaveWarning } from '../../use-leave-warning.ts';
import { DigestButtons } from './digest-buttons.tsx';
import { IssueForm } from './issue-form.tsx';
import styles from './issue-section.module.css';
import { IssueTable } from './issue-table.tsx';
import { issuesQuery, refetchInterval } from './issues-query.ts';

/** Which form is open. */
type Editing = { is: 'closed' } | { is: 'new' } | { is: 'open'; issue: AdminIssue };

const CLOSED: Editing = { is: 'closed' };

/** All issues. The form of one issue opens above the list. */
export function IssueSection() {
  const [editing, setEditing] = useState<Editing>(CLOSED);
  const { input, options } = issuesQuery();
  const query = trpc.admin.issues.list.useInfiniteQuery(input, { ...options, refetchInterval });
  const panel = useRef<HTMLDivElement>(null);
  const mayReplace = useLeaveWarning(() => hasChangedForm(panel.current));
  const close = () => {
    setEditing(CLOSED);
    panel.current?.closest<HTMLElement>('[data-admin-panel]')?.focus(); // the clicked button is gone
  };
  const show = async (next: Editing) => {
    if (keyOf(next) !== keyOf(editing) && (await mayReplace())) setEditing(next);
  };
  const cancel = async () => {
    if (await mayReplace()) close();
  };
  const issue = editing.is === 'open' ? editing.issue : undefined;
  const add = (
    <Button variant="primary" onClick={() => void show({ is: 'new' })}>
      New Issue
    </Button>
  );
  return (
    <AdminPanel title="Issues" aside={add}>
      <p className={styles.note}>
        Opens aren’t tracked. An unsubscribe is counted if the reader used a link in the issue to unsubscribe.
      </p>
      <DigestButtons />
      <div ref={panel}>
        {editing.is === 'closed' ? null : (
          <FormPanel key={keyOf(editing)} title={issue ? 'Edit issue' : 'New issue'}>
            <IssueForm issue={issue} onSaved={close} onCancel={cancel} />
          </FormPanel>
        )}
      </div>
      <AdminList query={query} what="issues" empty="No issues found">
        {(issues, landing) => (
          <IssueTable
            issues={issues}
            landing={landing}
            onEdit={(chosen) => void show({ is: 'open', issue: chosen })}
            onDeleted={({ id }) => {
              if (issue?.id === id) setEditing(CLOSED);
            }}
          />
        )}
      </AdminList>
    </AdminPanel>
  );
}

/** Returns a key that differs for each form, so that a form doesn't keep the previous form's text. */
function keyOf(editing: Editing): string {
  return editing.is === 'open' ? editing.issue.id : editing.is;
}
