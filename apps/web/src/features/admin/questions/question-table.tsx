import { formatDuration } from '@longreturn/contract/format-time';
import type { AdminQuestion } from '@longreturn/contract/questions';
import { AdminTable, type Column, RowName } from '../admin-table.tsx';
import { LabelledCell } from '../labelled-cell.tsx';
import { Moment } from '../moment.tsx';
import { QuestionActions } from './question-actions.tsx';

const COLUMNS: readonly Column<AdminQuestion>[] = [
  {
    key: 'text',
    title: 'Question',
    cell: (question) => <RowName name={question.text} note={<Facts question={question} />} />,
  },
  {
    key: 'votes',
    title: 'Votes',
    isRight: true,
    cell: ({ votes }) => <LabelledCell label="Votes">{votes}</LabelledCell>,
  },
  {
    key: 'actions',
    title: 'Actions',
    isTitleHidden: true,
    isRight: true,
    cell: (question) => <QuestionActions question={question} />,
  },
];

interface QuestionTableProps {
  questions: readonly AdminQuestion[];
  landing: AdminQuestion | undefined;
}

/** A row for each question. */
export function QuestionTable({ questions, landing }: QuestionTableProps) {
  return <AdminTable label="Questions" columns={COLUMNS} rows={questions} landing={landing} />;
}

/** Who asked the question and when, and where it is answered. */
function Facts({ question: { askedBy, createdAt, state, episode, answerSec } }: { question: AdminQuestion }) {
  return (
    <>
      Asked by {askedBy}, <Moment iso={createdAt} />
      {state === 'answered' && episode && answerSec !== null ? (
        <>
          . Answered in {episode.title} at {formatDuration(answerSec)}
        </>
      ) : null}
    </>
  );
}
