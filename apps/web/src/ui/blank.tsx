import { blankMark } from '@longreturn/site/art/blank-mark';
import type { ReactNode } from 'react';
import styles from './blank.module.css';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { InlineSvg } from './inline-svg.tsx';

interface BlankProps {
  title: string;
  text?: string;
  /** 'failed' is red, and screen readers announce it. */
  tone?: 'empty' | 'failed';
  /** A button or link: 'Clear search', 'Try again'. */
  action?: ReactNode;
  /** 1 if the message is the whole page. */
  heading?: 1 | 2 | 3;
}

/** An empty or failed state: a flat curve, a title and a line of text. */
export function Blank({ title, text, tone = 'empty', action, heading = 2 }: BlankProps) {
  const Heading = `h${heading}` as const;
  const isFailed = tone === 'failed';
  return (
    <div className={classNames(styles.blank, isFailed && styles.failed)} role={isFailed ? 'alert' : undefined}>
      <InlineSvg svg={blankMark()} className={styles.mark} />
      <Heading className={styles.title}>{title}</Heading>
      {text ? <p className={styles.text}>{text}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}

interface ListFailedProps {
  /** What the list contains: 'articles'. */
  what: string;
  onRetry: () => void;
  heading?: BlankProps['heading'];
}

/** A list that failed to load while the page was open. */
export function ListFailed({ what, onRetry, heading = 2 }: ListFailedProps) {
  return (
    <Blank
      tone="failed"
      title={`Failed to fetch ${what}`}
      text="That didn’t load. Try again."
      action={<Button onClick={onRetry}>Try again</Button>}
      heading={heading}
    />
  );
}
