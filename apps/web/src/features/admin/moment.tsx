import { useHydrated } from '@tanstack/react-router';
import { momentText } from './moment-text.ts';
import { useTabsPage } from './tabs-page.ts';

/**
 * A time in the reader's time zone, or 'Unknown'. The server doesn't know the zone, so until hydration the time is in
 * UTC.
 */
export function Moment({ iso }: { iso: string | null }) {
  const { now } = useTabsPage();
  const timeZone = useHydrated() ? undefined : 'UTC';
  if (iso === null) return <span>Unknown</span>;
  return <time dateTime={iso}>{momentText(iso, { now, timeZone })}</time>;
}
