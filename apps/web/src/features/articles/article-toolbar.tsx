import { useNavigate } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { formatCount } from '../../lib/format-count.ts';
import { useAppliedForm, useUrlChoice } from '../../lib/use-applied-form.ts';
import { Choice, FilterMenu } from '../../ui/filter-menu.tsx';
import text from '../../ui/text.module.css';
import { SearchField, Toolbar } from '../../ui/toolbar.tsx';
import { type ArticleFilter, type ArticlesPath, articleAccess, articleFilter } from './article-filter.ts';

interface ArticleToolbarProps {
  path: ArticlesPath;
  filter: ArticleFilter;
  /** The number of matches; undefined until it is known. */
  total: number | undefined;
  field: RefObject<HTMLInputElement | null>;
}

/** The search box and the Premium and Free checkboxes, both selected by default. The URL stores their values. */
export function ArticleToolbar({ path, filter, total, field }: ArticleToolbarProps) {
  const navigate = useNavigate();
  const form = useAppliedForm((fields) => {
    const search = articleFilter({ q: fields.get('q'), premium: fields.get('premium'), free: fields.get('free') });
    void navigate({ to: path, search, replace: true, resetScroll: false });
  });
  return (
    <Toolbar action={path} columns="counted" onSubmit={form.onSubmit}>
      <SearchField label="Search articles" defaultValue={filter.q} ref={field} onChange={form.onType} />
      <FilterMenu isOn={articleAccess(filter) !== 'all'}>
        <Kind name="premium" isOn={!filter.premium} onChange={form.onChoose}>
          Premium
        </Kind>
        <Kind name="free" isOn={!filter.free} onChange={form.onChoose}>
          Free
        </Kind>
      </FilterMenu>
      <p className={text.meta} role="status">
        {total === undefined ? null : formatCount(total, 'article')}
      </p>
    </Toolbar>
  );
}

interface KindProps {
  name: 'premium' | 'free';
  isOn: boolean;
  onChange: ReturnType<typeof useAppliedForm>['onChoose'];
  children: string;
}

/**
 * A checkbox for one kind of article. A browser doesn't send unchecked checkboxes, so a hidden field with 0 follows. If
 * both are sent, the first one counts.
 */
function Kind({ name, isOn, onChange, children }: KindProps) {
  const box = useUrlChoice(isOn);
  return (
    <>
      <Choice type="checkbox" name={name} value="1" defaultChecked={isOn} ref={box} onChange={onChange}>
        {children}
      </Choice>
      <input type="hidden" name={name} value="0" />
    </>
  );
}
