import { useHydrated } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { IconAnchor, IconButton } from '../../ui/icon-button.tsx';
import { IconMenu } from '../../ui/icons.tsx';
import { SITE_LINKS_ID } from './footer.tsx';

const loadDrawer = () => import('./site-drawer.tsx');
const SiteDrawer = lazy(loadDrawer);

/** Opens the drawer with the header's links; in the server's HTML it is a link to the footer's. */
export function MenuControl({ className }: { className: string | undefined }) {
  const hydrated = useHydrated();
  // The drawer stays mounted once it was asked for, so that it can slide out again.
  const [state, setState] = useState<'unasked' | 'open' | 'closed'>('unasked');

  if (!hydrated) {
    return (
      <IconAnchor label="Menu" href={`#${SITE_LINKS_ID}`} className={className}>
        <IconMenu />
      </IconAnchor>
    );
  }
  return (
    <>
      <IconButton
        label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={state === 'open'}
        className={className}
        onPointerEnter={() => void loadDrawer()}
        onFocus={() => void loadDrawer()}
        onClick={() => setState('open')}
      >
        <IconMenu />
      </IconButton>
      {state === 'unasked' ? null : (
        <Suspense fallback={null}>
          <SiteDrawer opened={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}
