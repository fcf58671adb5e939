import type { ItemOutcome, ReportedItem } from '@longreturn/contract/show-imports';
import { useState } from 'react';
import { trpc } from '../../../../lib/trpc.ts';
import { ListFailed } from '../../../../ui/blank.tsx';
import { Button } from '../../../../ui/button.tsx';
import { LoadingNote } from '../../../../ui/skeleton.tsx';
import styles from './import-list.module.css';
import { outcomeTitle } from './import-texts.ts';

/** The groups of a report. What needs attention comes first. */
const GROUPS: readonly ItemOutcome[] = ['skipped', 'updated', 'created', 'unchanged'];
const SHOWN = 50;

/** The outcome of each item of a feed, with the reasons. */
export function ImportReport({ id }: { id: string }) {
  const { data, isLoadingError, refetch } = trpc.admin.showImports.get.useQuery({ id }, { retryOnMount: false });
  if (isLoadingError) return <ListFailed what="the report" onRetry={() => void refetch()} />;
  if (!data) return <LoadingNote text="Loading the report..." />;
  return (
    <div className={styles.report}>
      {GROUPS.map((outcome) => (
        <Group
          key={outcome}
          title={outcomeTitle(outcome, data)}
          items={data.reported.filter((item) => item.outcome === outcome)}
          isOpen={outcome === 'skipped'}
        />
      ))}
      {data.reported.length === 0 ? <p>Nothing has changed since the last import.</p> : null}
      {data.omitted > 0 ? <p>{data.omitted.toLocaleString('en-US')} further items are not listed.</p> : null}
    </div>
  );
}

interface GroupProps {
  title: string;
  items: readonly ReportedItem[];
  isOpen: boolean;
}

/** The items with one outcome. */
function Group({ title, items, isOpen }: GroupProps) {
  const [isAll, setAll] = useState(false);
  if (items.length === 0) return null;
  const shown = isAll ? items : items.slice(0, SHOWN);
  return (
    <details open={isOpen}>
      <summary>
        {title} <span>{items.length.toLocaleString('en-US')}</span>
      </summary>
      <ul>
        {shown.map(({ item, title, notes }) => (
          <li key={item}>
            <span className={styles.number}>{item}.</span> {title || 'Untitled item'}
            {notes.map((note) => (
              <p key={note}>{note}.</p>
            ))}
          </li>
        ))}
      </ul>
      {shown.length < items.length ? (
        <Button size="sm" onClick={() => setAll(true)}>
          Show all {items.length.toLocaleString('en-US')}
        </Button>
      ) : null}
    </details>
  );
}
