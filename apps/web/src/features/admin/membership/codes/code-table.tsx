import type { GroupCode } from '@longreturn/contract/admin-membership';
import { Tag } from '../../../../ui/tag.tsx';
import { AdminTable, type Column, RowActions, RowName } from '../../admin-table.tsx';
import { CopyLinkButton } from '../../copy-link-button.tsx';
import { LabelledCell } from '../../labelled-cell.tsx';
import { Moment } from '../../moment.tsx';
import { useTabsPage } from '../../tabs-page.ts';
import { codeState } from '../membership-texts.ts';
import { EndCodeButton } from './end-code-button.tsx';

/** A row for each group code, the latest first. */
export function CodeTable({ codes }: { codes: readonly GroupCode[] }) {
  const { now } = useTabsPage();
  return <AdminTable label="Group codes" columns={codeColumns(now)} rows={codes} />;
}

function codeColumns(now: string): Column<GroupCode>[] {
  return [
    { key: 'name', title: 'Name', cell: ({ name, code }) => <RowName name={name} note={<code>{code}</code>} /> },
    {
      key: 'state',
      title: 'State',
      cell: (code) => {
        const { text, tone } = codeState(code, now);
        return <Tag tone={tone}>{text}</Tag>;
      },
    },
    {
      key: 'seats',
      title: 'Seats',
      cell: ({ taken, seats }) => (
        <LabelledCell label="Seats">
          {taken.toLocaleString('en-US')} of {seats.toLocaleString('en-US')} taken
        </LabelledCell>
      ),
    },
    {
      key: 'until',
      title: 'Until',
      cell: ({ until }) => (
        <LabelledCell label="Until">
          <Moment iso={until} />
        </LabelledCell>
      ),
    },
    {
      key: 'actions',
      title: 'Actions',
      isTitleHidden: true,
      isRight: true,
      cell: (code) => (codeState(code, now).isOpen ? <CodeActions code={code} /> : null),
    },
  ];
}

function CodeActions({ code }: { code: GroupCode }) {
  return (
    <RowActions>
      <CopyLinkButton of={code.name} url={`/membership?code=${code.code}`} />
      <EndCodeButton code={code} />
    </RowActions>
  );
}
