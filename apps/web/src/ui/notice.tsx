import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { IconAlert, IconCheck } from './icons.tsx';
import styles from './notice.module.css';

interface NoticeProps {
  /** 'good' is done, 'bad' failed, 'plain' wants to be read. */
  tone?: 'good' | 'bad' | 'plain';
  title: string;
  children?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  /** For a notice that takes the place of what the reader was busy with: screen readers say it, and it takes a lost focus. */
  isNews?: boolean;
}

const ICONS = { good: <IconCheck />, bad: <IconAlert />, plain: null };

/** What the page says to its reader now, above what they came for. */
export function Notice({ tone = 'plain', title, children, action, isNews = false }: NoticeProps) {
  const role = tone === 'bad' ? 'alert' : 'status';
  return (
    <div
      className={classNames(styles.notice, tone === 'bad' && styles.bad)}
      {...(isNews && { role, tabIndex: -1, ref: takeLostFocus })}
    >
      <p className={styles.title}>
        {ICONS[tone]}
        {title}
      </p>
      {children ? <div className={styles.text}>{children}</div> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}

/** The button that was pressed may be gone, and the focus with it. */
function takeLostFocus(notice: HTMLElement | null): void {
  if (document.activeElement === document.body) notice?.focus();
}
