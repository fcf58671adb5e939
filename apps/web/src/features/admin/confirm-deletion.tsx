import { Button } from '@mantine/core';
import { useState } from 'react';
import { ActionButton } from '../../ui/action-button.tsx';
import styles from '../../ui/dialog.module.css';
import { openModal } from '../modals/modal-host.tsx';
import { focusSection, sectionOfFocus } from './focus-section.ts';

interface Deletion {
  /** The question: 'Delete this user?' */
  title: string;
  /** What is lost. */
  text: string;
  /** The confirm button: 'Delete user'. */
  verb: string;
  /** The other button, if 'Cancel' could be misread. */
  cancel?: string;
  /** Deletes the item, and shows a toast if that fails. */
  run: () => Promise<unknown>;
}

const MODAL_ID = 'deletion';

/**
 * Asks for confirmation in a dialog and deletes. The focus returns to the clicked button, or to the section around it
 * if the button is gone.
 */
export function confirmDeletion({ title, text, verb, cancel = 'Cancel', run }: Deletion): void {
  const section = sectionOfFocus();
  openModal(({ openModal: open, closeModal }) => {
    const close = () => closeModal(MODAL_ID);
    const runAndClose = async () => {
      const isDeleted = await run().then(
        () => true,
        () => false,
      );
      close();
      if (isDeleted) focusSection(section);
    };
    open({
      modalId: MODAL_ID,
      title,
      children: <DeletionQuestion text={text} verb={verb} cancel={cancel} onConfirm={runAndClose} onCancel={close} />,
    });
  });
}

interface DeletionQuestionProps extends Required<Pick<Deletion, 'text' | 'verb' | 'cancel'>> {
  onConfirm: () => Promise<void>;
  onCancel: () => void;
}

function DeletionQuestion({ text, verb, cancel, onConfirm, onCancel }: DeletionQuestionProps) {
  const [isBusy, setBusy] = useState(false);
  const confirm = () => {
    setBusy(true);
    void onConfirm();
  };
  return (
    <div className={styles.form}>
      <p className={styles.text}>{text}</p>
      <div className={styles.end}>
        <Button data-autofocus onClick={onCancel}>
          {cancel}
        </Button>
        <ActionButton variant="danger" label={verb} busyLabel="Processing..." busy={isBusy} onClick={confirm} />
      </div>
    </div>
  );
}
