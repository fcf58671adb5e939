import { Button } from '@mantine/core';
import { useState } from 'react';
import { ActionButton } from '../../ui/action-button.tsx';
import styles from '../../ui/dialog.module.css';
import { openModal } from './modal-host.tsx';

interface Action {
  /** The question: 'Delete this user?' */
  title: string;
  /** What the action does. */
  text: string;
  /** The confirm button: 'Delete user'. */
  verb: string;
  /** The cancel button, 'Cancel' by default. */
  keep?: string;
  /** The look of the confirm button. */
  variant?: 'danger' | 'primary';
  /** Runs the action, and shows a toast if that fails. */
  run: () => Promise<unknown>;
  /** Called after the dialog has closed, if the action succeeded. */
  onDone?: () => void;
}

const MODAL_ID = 'action';

/** Asks for confirmation in a dialog and runs an action. The dialog stays open until the action ends. */
export function confirmAction({ title, run, onDone, ...question }: Action): void {
  openModal(({ openModal: open, closeModal }) => {
    const close = () => closeModal(MODAL_ID);
    const runAndClose = async () => {
      const isDone = await run().then(
        () => true,
        () => false,
      );
      close();
      if (isDone) onDone?.();
    };
    open({
      modalId: MODAL_ID,
      title,
      children: <Question {...question} onConfirm={runAndClose} onCancel={close} />,
    });
  });
}

interface QuestionProps extends Pick<Action, 'text' | 'verb' | 'keep' | 'variant'> {
  onConfirm: () => Promise<void>;
  onCancel: () => void;
}

function Question({ text, verb, keep = 'Cancel', variant = 'danger', onConfirm, onCancel }: QuestionProps) {
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
          {keep}
        </Button>
        <ActionButton variant={variant} label={verb} busyLabel="Processing..." busy={isBusy} onClick={confirm} />
      </div>
    </div>
  );
}
