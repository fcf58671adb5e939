import { useEffect, useRef } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconAlert, IconCheck, IconClose } from '../../ui/icons.tsx';
import { causingForm } from './causing-form.ts';
import type { Toast } from './show-toast.ts';
import styles from './toaster.module.css';
import { uncoverForm } from './uncover-form.ts';
import { useSwipeRight } from './use-swipe-right.ts';
import { useToastTimer } from './use-toast-timer.ts';

interface ToastCardProps {
  toast: Toast;
  onClose: () => void;
}

/** One toast: what happened and the detail. Its time, its button or a swipe to the right closes it. */
export function ToastCard({ toast: { title, message, tone }, onClose }: ToastCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const swipe = useSwipeRight(onClose);
  const { onPointerMove, ...timer } = useToastTimer(onClose);
  useEffect(() => {
    const form = causingForm();
    if (form && card.current) uncoverForm(form, card.current);
  }, []);
  const isBad = tone === 'bad';
  return (
    <div
      ref={card}
      className={classNames(styles.toast, isBad && styles.bad)}
      {...swipe}
      {...timer}
      onPointerMove={(event) => {
        swipe.onPointerMove(event);
        onPointerMove(event);
      }}
    >
      {isBad ? <IconAlert /> : <IconCheck />}
      <b className={styles.title}>{title}</b>
      {message ? <p className={styles.message}>{message}</p> : null}
      <IconButton label="Close" className={styles.close} onClick={onClose}>
        <IconClose />
      </IconButton>
    </div>
  );
}
