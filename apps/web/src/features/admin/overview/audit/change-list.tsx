import type { AuditEntry } from '@longreturn/contract/audit';
import { Moment } from '../../moment.tsx';
import styles from './change-list.module.css';
import { fieldName, isTime, valueText } from './change-text.ts';

/**
 * The changed fields of an entry, each with its old and new value. If the two values are equal, the field only tells
 * which item was changed (such as the rendition), and the value is shown once.
 */
export function ChangeList({ change }: Pick<AuditEntry, 'change'>) {
  return (
    <dl className={styles.changes}>
      {Object.entries(change).map(([field, { from, to }]) => (
        <div key={field}>
          <dt>{fieldName(field)}</dt>
          <dd>{from === to ? <Value value={to} /> : <OldAndNew from={from} to={to} />}</dd>
        </div>
      ))}
    </dl>
  );
}

function OldAndNew({ from, to }: AuditEntry['change'][string]) {
  return (
    <>
      <del>
        <Value value={from} />
      </del>{' '}
      <span aria-hidden="true">→</span>{' '}
      <ins>
        <Value value={to} />
      </ins>
    </>
  );
}

function Value({ value }: { value: Parameters<typeof valueText>[0] }) {
  return isTime(value) ? <Moment iso={value} /> : valueText(value);
}
