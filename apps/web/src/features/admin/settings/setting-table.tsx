import type { SettingSummary } from '@longreturn/contract/settings';
import type { Ref } from 'react';
import { IconAnchor } from '../../../ui/icon-button.tsx';
import { IconEye } from '../../../ui/icons.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { AdminTable, type Column, RowActions, RowName } from '../admin-table.tsx';
import { Moment } from '../moment.tsx';
import { EditButton } from '../row-buttons.tsx';
import { type FormPart, PART_PAGES } from './part-fields.ts';
import styles from './setting-table.module.css';

interface SettingTableProps {
  settings: readonly SettingSummary[];
  onEdit: (part: FormPart) => void;
  /** The ref of a part's edit button. */
  editRef: (part: FormPart) => Ref<HTMLButtonElement> | undefined;
}

type Row = Omit<SettingSummary, 'part'> & { id: FormPart };

/** A row for each part that has a form. */
export function SettingTable({ settings, onEdit, editRef }: SettingTableProps) {
  const rows = settings.flatMap(({ part, ...summary }): Row[] =>
    part === 'switches' ? [] : [{ ...summary, id: part }],
  );
  const columns: Column<Row>[] = [
    { key: 'part', title: 'Part', cell: ({ id, title }) => <RowName name={title} note={PART_PAGES[id].note} /> },
    {
      key: 'state',
      title: 'State',
      cell: ({ updatedAt }) => <Tag tone={updatedAt ? 'green' : 'plain'}>{updatedAt ? 'Changed' : 'Default'}</Tag>,
    },
    { key: 'changed', title: 'Last change', cell: (row) => <LastChange {...row} /> },
    {
      key: 'actions',
      title: 'Actions',
      isTitleHidden: true,
      isRight: true,
      cell: ({ id, title }) => (
        <RowActions>
          <IconAnchor
            label={`See ${title} on the site`}
            href={PART_PAGES[id].path}
            target="_blank"
            className={styles.link}
          >
            <IconEye />
          </IconAnchor>
          <EditButton of={title} ref={editRef(id)} onClick={() => onEdit(id)} />
        </RowActions>
      ),
    },
  ];
  return <AdminTable label="Site texts" columns={columns} rows={rows} />;
}

/** The time of the last change to a part, and the admin who made it. */
function LastChange({ updatedAt, updatedBy }: Pick<SettingSummary, 'updatedAt' | 'updatedBy'>) {
  if (updatedAt === null) return <span className={styles.quiet}>Never</span>;
  return (
    <span className={styles.quiet}>
      <Moment iso={updatedAt} /> by {updatedBy?.name || 'a deleted account'}
    </span>
  );
}
