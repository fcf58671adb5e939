import { useHydrated } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { IconAnchor, IconButton } from '../../ui/icon-button.tsx';
import { IconMenu } from '../../ui/icons.tsx';
import { MENU_ID, PlainMenu } from './plain-menu.tsx';

const loadDrawer = () => import('./site-drawer.tsx');
const SiteDrawer = lazy(loadDrawer);

/** Opens the drawer with the header's links; in the server's HTML it leads to the same links, which unfold under the header. */
export function MenuControl({ className }: { className: string | undefined }) {
  const hydrated = useHydrated();
  // The drawer stays mounted once it was asked for, so that it can slide out again.
  const [asked, setAsked] = useState<'open' | 'closed'>();

  if (!hydrated) {
    return (
      <>
        <IconAnchor label="Menu" href={`#${MENU_ID}`} className={className}>
          <IconMenu />
        </IconAnchor>
        <PlainMenu />
      </>
    );
  }
  const state = asked ?? (location.hash === `#${MENU_ID}` ? 'open' : undefined); // unfolded before the drawer could be
  return (
    <>
      <IconButton
        label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={state === 'open'}
        className={className}
        onPointerEnter={() => void loadDrawer()}
        onFocus={() => void loadDrawer()}
        onClick={() => setAsked('open')}
      >
        <IconMenu />
      </IconButton>
      {state ? (
        <Suspense fallback={null}>
          <SiteDrawer opened={state === 'open'} onClose={() => setAsked('closed')} />
        </Suspense>
      ) : null}
    </>
  );
}
