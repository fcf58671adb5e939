import type { UserSort } from '@longreturn/contract/admin';
import { NativeSelect } from '@mantine/core';
import type { DashboardSearch } from '../dashboard-search.ts';
import { useSearchChange, useTabSearch } from '../use-open-tab.ts';
import styles from './user-order.module.css';

type Direction = 'asc' | 'desc';
type SortedBy = NonNullable<DashboardSearch['sort']> & UserSort;

/** The initial direction of each order: names from A to Z, roles with the most rights first, the newest times first. */
const FIRST: Record<SortedBy, Direction> = {
  name: 'asc',
  email: 'asc',
  role: 'desc',
  createdAt: 'desc',
  lastLogin: 'desc',
};
const WORDS = { asc: 'ascending', desc: 'descending' } as const;
/** The orders that can be chosen on phones, where the column headings aren't shown. */
const CHOICES = [
  { value: 'createdAt', label: 'Newest first' },
  { value: 'name', label: 'Name' },
  { value: 'email', label: 'Email' },
  { value: 'role', label: 'Role' },
  { value: 'lastLogin', label: 'Last sign-in' },
] as const satisfies readonly { value: SortedBy; label: string }[];

/** The order of the list. The URL stores it. */
export interface UserOrder {
  sort: SortedBy;
  /** Returns the value of `aria-sort` for a column heading. */
  ariaSort: (by: SortedBy) => 'ascending' | 'descending' | undefined;
  /** Sorts by a column or, if the list is already sorted by it, reverses the direction. */
  sortBy: (by: SortedBy) => void;
}

export function useUserOrder(): UserOrder {
  const search = useTabSearch('users');
  const changeSearch = useSearchChange('users');
  const { sort = 'createdAt' } = search;
  const { direction = FIRST[sort] } = search;
  return {
    sort,
    ariaSort: (by) => (by === sort ? WORDS[direction] : undefined),
    sortBy: (by) => {
      const other = direction === 'asc' ? 'desc' : 'asc';
      void changeSearch({ sort: by, direction: by === sort ? other : FIRST[by] });
    },
  };
}

interface SortButtonProps {
  by: SortedBy;
  title: string;
  order: UserOrder;
}

/** The heading of a column that the list can be sorted by. On phones it is only text for screen readers. */
export function SortButton({ by, title, order: { ariaSort, sortBy } }: SortButtonProps) {
  return (
    <>
      <button type="button" className={styles.sort} data-sorted={ariaSort(by)} onClick={() => sortBy(by)}>
        {title}
      </button>
      <span className={styles.phoneTitle}>{title}</span>
    </>
  );
}

/** The order of the list on phones. */
export function OrderSelect() {
  const { sort, sortBy } = useUserOrder();
  return (
    <NativeSelect
      label="Sort by"
      classNames={{ root: styles.select ?? '' }}
      data={CHOICES}
      value={sort}
      onChange={({ currentTarget }) => sortBy(currentTarget.value as SortedBy)} // one of CHOICES
    />
  );
}
