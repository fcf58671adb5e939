import type { ShowImport } from '@longreturn/contract/show-imports';
import { useState } from 'react';
import { trpc } from '../../../../lib/trpc.ts';
import { ActionButton } from '../../../../ui/action-button.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { runInSection } from '../../focus-section.ts';
import { UploadBar } from '../../media/upload-bar.tsx';
import { Moment } from '../../moment.tsx';
import { reasonOr, useAdminChange } from '../../use-admin-change.ts';
import styles from './import-list.module.css';
import { ImportReport } from './import-report.tsx';
import { endText, isOpen, isUnfinished, percentDone, progressText, stateText } from './import-texts.ts';

interface ImportItemProps {
  item: ShowImport;
  /** Whether the report is shown without a click. */
  isFollowed: boolean;
}

/** An import: its progress while it is running, then its result and its report. */
export function ImportItem({ item, isFollowed }: ImportItemProps) {
  const { source, title, state, failure, createdAt } = item;
  const name = title || source;
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <b>{name}</b>
        {isOpen(item) ? null : <Tag tone={TONES[state]}>{stateText(item)}</Tag>}
        <span className={styles.when}>
          <Moment iso={createdAt} />
        </span>
      </div>
      <p className={styles.source}>{sourceText(item)}</p>
      {isOpen(item) ? <Underway item={item} name={name} /> : null}
      <div role="status">
        {failure ? <p className={styles.failure}>{failure}</p> : null}
        {isOpen(item) || (failure && item.doneItems === 0) ? null : <p>{endText(item)}</p>}
      </div>
      {!isUnfinished(item) && item.doneItems > 0 ? <Report item={item} name={name} isFollowed={isFollowed} /> : null}
    </li>
  );
}

const TONES = { waiting: 'plain', running: 'plain', done: 'green', failed: 'danger', cancelled: 'plain' } as const;

/** Describes how a show is imported. Starts with the source, unless the source is already the import's name. */
function sourceText({ title, source, type, copiesAudio }: ShowImport): string {
  const facts = [type, copiesAudio ? 'Audio copied' : 'Audio linked'];
  return [...(title ? [source] : []), ...facts].join(' · ');
}

/** The progress of a running import, and the button that cancels it. */
function Underway({ item, name }: { item: ShowImport; name: string }) {
  const cancel = trpc.admin.showImports.cancel.useMutation(
    useAdminChange({ done: 'Import cancelled', failed: reasonOr('Failed to cancel the import. Please try again.') }),
  );
  const end = () => void runInSection(() => cancel.mutateAsync({ id: item.id }));
  const label = `${item.dryRun ? 'Checking' : 'Importing'} ${name}`;
  return (
    <div className={styles.underway}>
      <UploadBar name={label} percent={percentDone(item)} note={progressText(item)} />
      <ActionButton
        size="sm"
        label="Cancel"
        busyLabel="Cancelling..."
        busy={cancel.isPending}
        aria-label={`Cancel: ${label}`}
        onClick={end}
      />
    </div>
  );
}

function Report({ item, name, isFollowed }: ImportItemProps & { name: string }) {
  const [isChosen, setChosen] = useState<boolean>();
  const isShown = isChosen ?? isFollowed;
  return (
    <>
      <Button
        size="sm"
        aria-expanded={isShown}
        aria-label={`${isShown ? 'Hide' : 'Show'} report: ${name}`}
        onClick={() => setChosen(!isShown)}
      >
        {isShown ? 'Hide report' : 'Show report'}
      </Button>
      {isShown ? <ImportReport id={item.id} /> : null}
    </>
  );
}
