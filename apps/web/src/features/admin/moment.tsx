import { getRouteApi, useHydrated } from '@tanstack/react-router';
import { momentText } from './moment-text.ts';

const route = getRouteApi('/admin/dashboard');

/**
 * A time in the reader's time zone, or 'Unknown'. The server doesn't know the zone, so until hydration the time is in
 * UTC.
 */
export function Moment({ iso }: { iso: string | null }) {
  const { now } = route.useLoaderData();
  const timeZone = useHydrated() ? undefined : 'UTC';
  if (iso === null) return <span>Unknown</span>;
  return <time dateTime={iso}>{momentText(iso, { now, timeZone })}</time>;
}
