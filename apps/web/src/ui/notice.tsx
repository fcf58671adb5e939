import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { IconAlert, IconCheck } from './icons.tsx';
import styles from './notice.module.css';

interface NoticeProps {
  /** 'good' is success, 'bad' is a failure, 'plain' is neutral. */
  tone?: 'good' | 'bad' | 'plain';
  title: string;
  children?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  /**
   * Whether the notice has replaced the control that the reader used. Screen readers then announce the notice, and it
   * gets the focus if the focus is lost.
   */
  isNews?: boolean;
}

const ICONS = { good: <IconCheck />, bad: <IconAlert />, plain: null };

/** A message above a page's content. */
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

/** Focuses the notice if the focus was lost, because the clicked button may be gone. */
function takeLostFocus(notice: HTMLElement | null): void {
  if (document.activeElement === document.body) notice?.focus();
}

/** Tells readers without JavaScript that the form needs it. */
export function NeedsScript() {
  return (
    <noscript>
      <Notice title="This form needs JavaScript">Turn on JavaScript in your browser to continue.</Notice>
    </noscript>
  );
}
