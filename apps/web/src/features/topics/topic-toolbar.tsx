import { useNavigate } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { useAppliedForm } from '../../lib/use-applied-form.ts';
import { useFollowingChoice } from '../../lib/use-following-field.ts';
import { Choice } from '../../ui/choice.tsx';
import { FilterMenu } from '../../ui/filter-menu.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Toolbar } from '../../ui/toolbar.tsx';
import { type TopicFilter, type TopicSort, topicFilter } from './topic-filter.ts';
import styles from './topic-toolbar.module.css';

interface TopicToolbarProps {
  filter: TopicFilter;
  field: RefObject<HTMLInputElement | null>;
}

/** Search and order of the topic archive; what they say stands in the address. */
export function TopicToolbar({ filter, field }: TopicToolbarProps) {
  const navigate = useNavigate();
  const form = useAppliedForm((fields) => {
    const search = topicFilter({ q: fields.get('q'), sort: fields.get('sort') });
    void navigate({ to: '/topics', search, replace: true, resetScroll: false });
  });
  const choice = { chosen: filter.sort, onChange: form.onChoose };
  return (
    <Toolbar action="/topics" columns="two" onSubmit={form.onSubmit}>
      <SearchField label="Search topics" defaultValue={filter.q} ref={field} onChange={form.onType} />
      <FilterMenu isOn={filter.sort !== undefined}>
        <fieldset className={styles.orders}>
          <legend className={styles.legend}>Sort by</legend>
          <Order {...choice} sort={undefined} text="Our order" />
          <Order {...choice} sort="episodes" text="Most episodes" />
          <Order {...choice} sort="articles" text="Most articles" />
          <Order {...choice} sort="title" text="A to Z" />
        </fieldset>
      </FilterMenu>
    </Toolbar>
  );
}

interface OrderProps {
  sort: TopicSort | undefined;
  chosen: TopicSort | undefined;
  onChange: ReturnType<typeof useAppliedForm>['onChoose'];
  text: string;
}

function Order({ sort, chosen, onChange, text }: OrderProps) {
  const isChosen = sort === chosen;
  const button = useFollowingChoice(isChosen);
  return (
    <Choice type="radio" name="sort" value={sort ?? ''} defaultChecked={isChosen} ref={button} onChange={onChange}>
      {text}
    </Choice>
  );
}
