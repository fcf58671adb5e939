import { buttonClass } from '../../ui/button.tsx';
import styles from '../../ui/dialog.module.css';
import { openModal } from './modal-host.tsx';

interface Question {
  /** The question. */
  title: string;
  /** What the user would lose. */
  text: string;
  /** The buttons' labels. The cancel button has the focus. */
  confirm: string;
  cancel: string;
}

const MODAL_ID = 'question';
let settle: (isConfirmed: boolean) => void = () => {};

/**
 * Asks the user to confirm. Resolves to true if they do. The cancel button, Escape and a click outside the dialog
 * resolve to false. If the function is called again before the user responds, the first call resolves to false.
 */
export function confirm({ title, text, confirm: yes, cancel }: Question): Promise<boolean> {
  settle(false);
  openModal((modals) =>
    modals.openConfirmModal({
      modalId: MODAL_ID,
      title,
      children: <p className={styles.text}>{text}</p>,
      labels: { confirm: yes, cancel },
      cancelProps: { ...lookOf('line'), mod: { autofocus: true } },
      confirmProps: lookOf('danger'),
      groupProps: { mt: 'lg', className: styles.end ?? '' },
      onConfirm: () => settle(true),
      onClose: () => settle(false),
    }),
  );
  return new Promise((resolve) => {
    settle = resolve;
  });
}

function lookOf(variant: 'line' | 'danger') {
  return { variant, unstyled: true, className: buttonClass({ variant }) };
}
