import { useHydrated } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useOpenUser } from './use-open-user.ts';

export const loadUserDrawer = () => import('./user-drawer.tsx');
const UserDrawer = lazy(loadUserDrawer);

/** Renders the drawer from the first time it is needed. A closed drawer stays rendered, so that it can slide out. */
export function UserDrawerHost() {
  const { userId, close } = useOpenUser();
  const isHydrated = useHydrated();
  const [isNeeded, setNeeded] = useState(false);
  if (isHydrated && userId !== undefined && !isNeeded) setNeeded(true);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <UserDrawer userId={userId} onClose={close} />
    </Suspense>
  );
}
