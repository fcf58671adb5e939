import type { ReadItem } from '@longreturn/contract/reads';
import type { Role } from '@longreturn/contract/roles';
import { useEffect } from 'react';
import { useAuth } from '../../lib/auth-provider.tsx';
import { whenVisible } from './when-visible.ts';

/** The roles of people who maintain the site. Their views don't count as reads. */
const STAFF: ReadonlySet<Role> = new Set(['editor', 'admin']);

/** Reports a read of this item once the reader sees its page. A page that is only preloaded doesn't count. */
export function useCountedRead(type: ReadItem['type'], id: string): void {
  const { session } = useAuth();
  const isStaff = session.is === 'user' && STAFF.has(session.user.role);
  useEffect(() => {
    if (isStaff) return;
    return whenVisible(document, () => reportRead({ type, id }));
  }, [isStaff, type, id]);
}

/** Reports a read in the background, even if the reader leaves the page at once. A lost report doesn't matter. */
function reportRead(item: ReadItem): void {
  fetch('/api/reads', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(item),
    keepalive: true,
    priority: 'low',
  }).catch(() => {});
}
