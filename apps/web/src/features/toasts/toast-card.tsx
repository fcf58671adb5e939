import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconAlert, IconCheck, IconClose } from '../../ui/icons.tsx';
import type { Toast } from './show-toast.ts';
import styles from './toaster.module.css';
import { useSwipeRight } from './use-swipe-right.ts';

interface ToastCardProps {
  toast: Toast;
  onClose: () => void;
}

/** One toast: what happened, the detail, and a way to be rid of it: the button or a swipe to the right. */
export function ToastCard({ toast: { title, message, tone }, onClose }: ToastCardProps) {
  const swipe = useSwipeRight(onClose);
  const isBad = tone === 'bad';
  return (
    <div className={classNames(styles.toast, isBad && styles.bad)} {...swipe}>
      {isBad ? <IconAlert /> : <IconCheck />}
      <b className={styles.title}>{title}</b>
      {message ? <p className={styles.message}>{message}</p> : null}
      <IconButton label="Close" className={styles.close} onClick={onClose}>
        <IconClose />
      </IconButton>
    </div>
  );
}
