import type { AuditEntry } from '@longreturn/contract/audit';
import { takeFocus } from '../../../../lib/form-fields.ts';
import { Moment } from '../../moment.tsx';
import styles from './audit-entries.module.css';
import { actorName } from './audit-fields.ts';
import { ChangeList } from './change-list.tsx';

interface AuditEntriesProps {
  entries: readonly AuditEntry[];
  landing: AuditEntry | undefined;
}

/** Entries of the audit log: the action and its target, who did it, what changed, and when. */
export function AuditEntries({ entries, landing }: AuditEntriesProps) {
  return (
    <ul className={styles.list}>
      {entries.map(({ id, title, description, target, actor, change, timestamp }) => (
        <li key={id} className={styles.entry} {...(id === landing?.id && { tabIndex: -1, ref: takeFocus })}>
          <div className={styles.what}>
            <b>{title}</b>
            <p>{target ? target.title : description}</p>
          </div>
          <p className={styles.who}>{actorName(actor)}</p>
          <ChangeList change={change} />
          <p className={styles.when}>
            <Moment iso={timestamp} />
          </p>
        </li>
      ))}
    </ul>
  );
}
