import { keepPreviousData } from '@tanstack/react-query';
import type { FormEventHandler } from 'react';
import { formatCount } from '../../../lib/format-count.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useUrlField } from '../../../lib/use-applied-form.ts';
import field from '../../../ui/field.module.css';
import { AdminList } from '../admin-list.tsx';
import { AdminPanel } from '../admin-panel.tsx';
import { AdminSearch } from '../admin-search.tsx';
import { useTabSearch } from '../use-open-tab.ts';
import { QuestionTable } from './question-table.tsx';
import { questionsQuery, STATE_NAMES } from './questions-query.ts';

/** Members' questions in one state: search, picking, hiding and answering. */
export function QuestionsTab() {
  const search = useTabSearch('questions');
  const { input, options } = questionsQuery(search);
  const query = trpc.admin.ama.list.useInfiniteQuery(input, { ...options, placeholderData: keepPreviousData });
  const total = query.data?.pages[0]?.total;
  return (
    <AdminPanel title="Questions">
      <AdminSearch
        tab="questions"
        label="Search questions"
        filter={(onChoose) => <StateSelect value={search.questions ?? ''} onChange={onChoose} />}
      >
        {total === undefined ? null : formatCount(total, 'question')}
      </AdminSearch>
      <AdminList query={query} what="questions" empty="No questions found">
        {(questions, landing) => <QuestionTable questions={questions} landing={landing} />}
      </AdminList>
    </AdminPanel>
  );
}

interface StateSelectProps {
  /** Empty for open questions. */
  value: string;
  onChange: FormEventHandler<HTMLSelectElement>;
}

function StateSelect({ value, onChange }: StateSelectProps) {
  const box = useUrlField<HTMLSelectElement>(value);
  return (
    <select
      className={field.input}
      name="questions"
      aria-label="Filter by status"
      defaultValue={value}
      ref={box}
      onChange={onChange}
    >
      {Object.entries(STATE_NAMES).map(([state, name]) => (
        <option key={state} value={state === 'open' ? '' : state}>
          {name}
        </option>
      ))}
    </select>
  );
}
