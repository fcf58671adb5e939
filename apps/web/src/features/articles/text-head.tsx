import type { ReactNode } from 'react';
import { displayTitle } from '../../lib/display-title.ts';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { Day } from '../../ui/meta-row.tsx';
import text from '../../ui/text.module.css';
import { ShareButton } from '../share/share-button.tsx';
import styles from './text-head.module.css';

interface TextHeadProps {
  title: string;
  excerpt: string;
  /** Publication time, ISO 8601. */
  at: string;
  readingMinutes: number;
  /** More content for the rail: badges, topics, author. */
  children: ReactNode;
}

/** The start of an article or issue: title and excerpt, and a rail with badges, date and reading time. */
export function TextHead({ title, excerpt, at, readingMinutes, children }: TextHeadProps) {
  return (
    <header className={classNames(layout.grid, styles.head)}>
      <div className={styles.rail}>
        {children}
        <span className={styles.facts}>
          <Day at={at} />, {readingMinutes} min read
        </span>
        <ShareButton title={title} />
      </div>
      <div className={styles.title}>
        <h1 className={text.display}>{displayTitle(title)}</h1>
        <p className={classNames(text.lede, styles.lede)}>{excerpt}</p>
      </div>
    </header>
  );
}
