import type { ReadItem } from '@longreturn/contract/reads';
import type { Role } from '@longreturn/contract/roles';
import { useEffect } from 'react';
import { useAuth } from '../../lib/auth-provider.tsx';
import { whenVisible } from './when-visible.ts';

/** Their views aren't reads: they look after the site. */
const STAFF: ReadonlySet<Role> = new Set(['editor', 'admin']);

/** Counts a view of this item's page, once the reader sees it: also after a navigation, never for a preload. */
export function useCountedRead(type: ReadItem['type'], id: string): void {
  const { session } = useAuth();
  const isStaff = session.is === 'user' && STAFF.has(session.user.role);
  useEffect(() => {
    if (isStaff) return;
    return whenVisible(document, () => reportRead({ type, id }));
  }, [isStaff, type, id]);
}

/** The browser sends it in the background, also if the reader leaves the page at once. A lost report is no matter. */
function reportRead(item: ReadItem): void {
  fetch('/api/reads', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(item),
    keepalive: true,
    priority: 'low',
  }).catch(() => {});
}
