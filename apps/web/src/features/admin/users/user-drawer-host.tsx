import { useHydrated } from '@tanstack/react-router';
import { useState } from 'react';
import { lazyCode } from '../../../lib/lazy-code.ts';
import { LazyOverlay } from '../../../ui/lazy-overlay.tsx';
import { showLoadFailure } from '../../toasts/show-toast.ts';
import { useOpenUser } from './use-open-user.ts';

export const USER_DRAWER = lazyCode(async () => (await import('./user-drawer.tsx')).UserDrawer);

/** Renders the drawer once a user has been opened. A closed drawer stays rendered, so that it can slide out. */
export function UserDrawerHost() {
  const { userId, close } = useOpenUser();
  const isHydrated = useHydrated();
  const [isNeeded, setNeeded] = useState(false);
  if (isHydrated && userId !== undefined && !isNeeded) setNeeded(true);
  if (!isNeeded) return null;
  const onFailure = () => {
    if (userId === undefined) return;
    showLoadFailure();
    void close(); // so that the user can be opened again
  };
  return (
    <LazyOverlay code={USER_DRAWER} request={userId} onFailure={onFailure}>
      <USER_DRAWER.Part userId={userId} onClose={close} />
    </LazyOverlay>
  );
}
