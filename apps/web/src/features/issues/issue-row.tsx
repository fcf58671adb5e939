import type { IssueCard } from '@longreturn/contract/newsletter-issue';
import { EDITION_TEXTS } from '@longreturn/site/edition-texts';
import { Link } from '@tanstack/react-router';
import type { Ref } from 'react';
import { AccessTag } from '../../ui/access-note.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Day } from '../../ui/meta-row.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import text from '../../ui/text.module.css';
import row from '../../ui/text-row.module.css';
import styles from './issue-row.module.css';

interface IssueRowProps {
  issue: IssueCard;
  /** The heading level of the issue's title. It is one level below the list's own heading. */
  heading: 'h2' | 'h3';
  /** Whether the row is more compact, for pages where the list is secondary. */
  isSlim?: boolean;
  /** Refers to the title's link. */
  ref?: Ref<HTMLAnchorElement>;
}

/** A newsletter issue in a list, with its date and edition on the left. */
export function IssueRow({ issue, heading: Heading, isSlim = false, ref }: IssueRowProps) {
  const { slug, title, excerpt, sentAt } = issue;
  return (
    <li className={classNames(row.row, styles.row, isSlim && styles.slim)}>
      <p className={styles.facts}>
        <span className={text.meta}>
          <Day at={sentAt} />
        </span>
        <IssueTags issue={issue} />
      </p>
      <div className={row.text}>
        <Heading className={row.title}>
          <Link to="/newsletter" search={{ issue: slug }} className={text.titleLink} {...(ref && { ref })}>
            {title}
          </Link>
        </Heading>
        <p className={classNames(row.summary, text.clamped)}>{excerpt}</p>
      </div>
    </li>
  );
}

/** An issue's edition, and a badge if it is for members. */
export function IssueTags({ issue }: { issue: Pick<IssueCard, 'edition' | 'isPremium' | 'isLocked'> }) {
  return (
    <>
      <Tag tone="outline">{EDITION_TEXTS[issue.edition].title}</Tag>
      <AccessTag item={issue} />
    </>
  );
}

const ROW_KEYS = ['a', 'b', 'c', 'd'] as const;

/** Placeholders while issues load, as high as the rows of most issues. */
export function IssueSkeletons({ isSlim = false }: { isSlim?: boolean }) {
  return (
    <ul aria-hidden="true">
      {ROW_KEYS.map((name) => (
        <li key={name} className={classNames(row.row, styles.row, isSlim && styles.slim)}>
          <Skeleton shape="title" width="190px" />
          <div>
            <Skeleton shape="title" width="62%" />
            <Skeleton shape="line" className={styles.line} />
            <Skeleton shape="line" width="84%" className={styles.line} />
            <Skeleton shape="line" width="60%" className={classNames(styles.line, styles.third)} />
          </div>
        </li>
      ))}
    </ul>
  );
}
