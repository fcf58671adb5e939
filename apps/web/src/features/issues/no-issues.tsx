import { Blank } from '../../ui/blank.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import type { IssueFilter } from './issue-filter.ts';

/** The empty archive, with a link to clear the filter. */
export function NoIssues({ filter: { archive } }: { filter: IssueFilter }) {
  const all = (
    <ButtonLink to="/newsletter" search={{ archive: 'all' }} replace resetScroll={false}>
      Clear filter
    </ButtonLink>
  );
  return (
    <Blank
      title="No issues found"
      text="Check back soon for new issues!"
      action={archive === 'all' ? undefined : all}
    />
  );
}
