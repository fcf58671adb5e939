import type { ScheduledItem } from '@longreturn/contract/scheduled-item';
import { takeFocus } from '../../../lib/form-fields.ts';
import { pagedOptions } from '../../../lib/read-list-pages.ts';
import { trpc } from '../../../lib/trpc.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { AdminList } from '../admin-list.tsx';
import { AdminPanel } from '../admin-panel.tsx';
import { Moment } from '../moment.tsx';
import styles from './scheduled-items.module.css';
import { searchOfItem } from './search-of-item.ts';

const PAGE = 5;
const KIND_NAMES: Record<ScheduledItem['kind'], string> = {
  episode: 'Episode',
  article: 'Article',
  issue: 'Newsletter',
};

/** What the site will publish or send at a set time, the soonest first. */
export function ScheduledItems() {
  const query = trpc.admin.scheduled.useInfiniteQuery({ limit: PAGE }, pagedOptions(undefined));
  return (
    <AdminPanel title="Scheduled">
      <AdminList query={query} what="scheduled items" empty="Nothing is scheduled">
        {(items, landing) => (
          <ul className={styles.list}>
            {items.map((item) => (
              <li
                key={item.id}
                className={styles.item}
                {...(item.id === landing?.id && { tabIndex: -1, ref: takeFocus })}
              >
                <b>{item.title}</b>
                <p>
                  <Moment iso={item.at} /> <Tag tone="outline">{KIND_NAMES[item.kind]}</Tag>
                </p>
                <ButtonLink
                  to="/admin/dashboard"
                  search={searchOfItem(item)}
                  size="sm"
                  aria-label={`Edit ${item.title}`}
                >
                  Edit
                </ButtonLink>
              </li>
            ))}
          </ul>
        )}
      </AdminList>
    </AdminPanel>
  );
}
