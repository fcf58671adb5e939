import { useNavigate } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { useAppliedForm, useUrlChoice } from '../../lib/use-applied-form.ts';
import { Choice, FilterMenu } from '../../ui/filter-menu.tsx';
import { SearchField, Toolbar } from '../../ui/toolbar.tsx';
import { MANY, type TopicFilter, topicFilter } from './topic-filter.ts';
import styles from './topic-toolbar.module.css';

interface TopicToolbarProps {
  filter: TopicFilter;
  field: RefObject<HTMLInputElement | null>;
}

/** The search, filter and sort order of the topic archive. The URL stores their values. */
export function TopicToolbar({ filter, field }: TopicToolbarProps) {
  const navigate = useNavigate();
  const form = useAppliedForm((fields) => {
    const search = topicFilter({ q: fields.get('q'), sort: fields.get('sort'), many: fields.get('many') });
    void navigate({ to: '/topics', search, replace: true, resetScroll: false });
  });
  return (
    <Toolbar action="/topics" columns="two" onSubmit={form.onSubmit}>
      <SearchField label="Search topics" defaultValue={filter.q} ref={field} onChange={form.onType} />
      <FilterMenu isOn={filter.sort !== undefined || filter.many !== undefined}>
        <Choices
          legend="Show"
          name="many"
          chosen={filter.many}
          onChange={form.onChoose}
          texts={{
            '': 'All topics',
            episodes: `${MANY.episodes} episodes or more`,
            articles: `${MANY.articles} articles or more`,
          }}
        />
        <Choices
          legend="Sort by"
          name="sort"
          chosen={filter.sort}
          onChange={form.onChoose}
          texts={{ '': 'Default order', episodes: 'Most episodes', articles: 'Most articles', title: 'A to Z' }}
        />
      </FilterMenu>
    </Toolbar>
  );
}

interface ChoicesProps {
  legend: string;
  name: keyof TopicFilter;
  /** The selected value; undefined selects the first one. */
  chosen: string | undefined;
  onChange: ReturnType<typeof useAppliedForm>['onChoose'];
  /** The label of each value. The empty value means no selection. */
  texts: Record<string, string>;
}

function Choices({ legend, name, chosen = '', onChange, texts }: ChoicesProps) {
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{legend}</legend>
      {Object.entries(texts).map(([value, text]) => (
        <Option key={value} name={name} value={value} isChosen={value === chosen} onChange={onChange}>
          {text}
        </Option>
      ))}
    </fieldset>
  );
}

interface OptionProps extends Pick<ChoicesProps, 'name' | 'onChange'> {
  value: string;
  isChosen: boolean;
  children: string;
}

function Option({ name, value, isChosen, onChange, children }: OptionProps) {
  const button = useUrlChoice(isChosen);
  return (
    <Choice type="radio" name={name} value={value} defaultChecked={isChosen} ref={button} onChange={onChange}>
      {children}
    </Choice>
  );
}
