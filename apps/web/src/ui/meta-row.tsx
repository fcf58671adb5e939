import { formatDate } from '@longreturn/contract/format-time';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './meta-row.module.css';
import text from './text.module.css';

interface MetaRowProps {
  className?: string | undefined;
  /** One element (span, time) per fact. */
  children: ReactNode;
}

/** Facts in one line of small grey text, separated by dots: type, date, length. */
export function MetaRow({ className, children }: MetaRowProps) {
  return <p className={classNames(text.meta, styles.row, className)}>{children}</p>;
}

/** Facts of a MetaRow that stay on one line when the row wraps, unless they are wider than the whole row. */
export function MetaGroup({ children }: { children: ReactNode }) {
  return <span className={styles.group}>{children}</span>;
}

/** The date of an ISO 8601 time in UTC: '12 Nov 2026'. */
export function Day({ at }: { at: string }) {
  return <time dateTime={at.slice(0, 10)}>{formatDate(at)}</time>;
}
