import type { ListedIssue } from '@longreturn/contract/newsletter-issue';
import { EDITION_TEXTS } from '@longreturn/site/edition-texts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { trpc } from '../../../../lib/trpc.ts';
import { ActionButton } from '../../../../ui/action-button.tsx';
import styles from '../../../../ui/dialog.module.css';
import { openModal } from '../../../modals/modal-host.tsx';
import { subscribersText } from './issue-state.ts';

type Draft = Pick<ListedIssue, 'title' | 'edition' | 'segmentTags'>;

const MODAL_ID = 'send-issue';

/** Sends an issue to its recipients, after a confirmation in a dialog. `send` shows a toast if it fails. */
export function confirmSend(issue: Draft, send: () => Promise<unknown>): void {
  const section = document.activeElement?.closest<HTMLElement>('[data-admin-panel]');
  openModal(({ openModal: open, closeModal }) => {
    const close = () => closeModal(MODAL_ID);
    const sendAndClose = async () => {
      const isSent = await send().then(
        () => true,
        () => false,
      );
      close();
      if (isSent) section?.focus({ preventScroll: true }); // the clicked button is gone
    };
    open({
      modalId: MODAL_ID,
      title: 'Send this issue?',
      children: <SendQuestion issue={issue} onConfirm={sendAndClose} onCancel={close} />,
    });
  });
}

interface SendQuestionProps {
  issue: Draft;
  onConfirm: () => Promise<void>;
  onCancel: () => void;
}

/** The dialog's question. It names the number of recipients, which is read when the dialog opens. */
function SendQuestion({ issue, onConfirm, onCancel }: SendQuestionProps) {
  const [isBusy, setBusy] = useState(false);
  const { edition, segmentTags } = issue;
  const { data, isFetching, isError, refetch } = trpc.admin.issues.audience.useQuery(
    { edition, segmentTags },
    { staleTime: 0, refetchOnMount: 'always' },
  );
  const recipients = isFetching ? undefined : data?.recipients;
  const confirm = () => {
    setBusy(true);
    void onConfirm();
  };
  return (
    <div className={styles.form}>
      <p className={styles.text} role={isError ? 'alert' : 'status'}>
        {isError ? 'Failed to fetch the recipients.' : questionText(issue, recipients)}
      </p>
      <div className={styles.end}>
        <Button data-autofocus onClick={onCancel}>
          Cancel
        </Button>
        {isError ? (
          <Button onClick={() => void refetch()}>Try again</Button>
        ) : (
          <ActionButton
            variant="primary"
            label={recipients === undefined ? 'Send' : `Send to ${subscribersText(recipients)}`}
            busyLabel={recipients === undefined ? 'Counting...' : 'Sending...'}
            busy={isBusy || recipients === undefined}
            onClick={confirm}
          />
        )}
      </div>
    </div>
  );
}

function questionText({ title, edition, segmentTags }: Draft, recipients: number | undefined): string {
  const segment = segmentTags.length > 0 ? ` with the tag ${segmentTags.join(' or ')}` : '';
  const who = `“${EDITION_TEXTS[edition].title}”${segment}`;
  if (recipients === undefined) return `Counting the subscribers of ${who}...`;
  if (recipients === 0) return `There are no subscribers of ${who} now. “${title}” will only be added to the archive.`;
  return `“${title}” will be emailed to ${subscribersText(recipients)} of ${who} and added to the archive. This cannot be undone.`;
}
