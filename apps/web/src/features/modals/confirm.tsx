import { buttonClass } from '../../ui/button-class.ts';
import styles from '../../ui/dialog.module.css';
import { openModal } from './open-modal.ts';

interface Question {
  /** The question. */
  title: string;
  /** What is lost. */
  text: string;
  /** The buttons' texts; the one that cancels has the focus. */
  confirm: string;
  cancel: string;
}

const MODAL_ID = 'question';
let answer: (isConfirmed: boolean) => void = () => {};

/**
 * Asks before something is lost. Resolves to whether it was confirmed; Escape and a press beside the dialog are a no.
 * When it is called again before the answer, the first call resolves to false, and the answer is the second call's.
 */
export function confirm({ title, text, confirm: yes, cancel }: Question): Promise<boolean> {
  answer(false);
  openModal((modals) =>
    modals.openConfirmModal({
      modalId: MODAL_ID,
      title,
      children: <p className={styles.text}>{text}</p>,
      labels: { confirm: yes, cancel },
      cancelProps: { ...lookOf('line'), mod: { autofocus: true } },
      confirmProps: lookOf('danger'),
      groupProps: { mt: 'lg', className: styles.end ?? '' },
      onConfirm: () => answer(true),
      onClose: () => answer(false),
    }),
  );
  return new Promise((resolve) => {
    answer = resolve;
  });
}

function lookOf(variant: 'line' | 'danger') {
  return { variant, unstyled: true, className: buttonClass({ variant }) };
}
