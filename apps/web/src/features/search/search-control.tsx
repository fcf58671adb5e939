import { useHydrated } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { IconAnchor, IconButton } from '../../ui/icon-button.tsx';
import { IconSearch } from '../../ui/icons.tsx';

const loadDialog = () => import('./search-dialog.tsx');
const SearchDialog = lazy(loadDialog);

/** The header's search: a button and Ctrl or Cmd+K open the dialog; in the server's HTML it is a link to the episodes. */
export function SearchControl() {
  const hydrated = useHydrated();
  // The dialog stays mounted once it was asked for, and so keeps the last query.
  const [state, setState] = useState<'unasked' | 'open' | 'closed'>('unasked');
  useSearchKey(() => setState('open'));

  if (!hydrated) {
    return (
      <IconAnchor label="Search" href="/episodes">
        <IconSearch />
      </IconAnchor>
    );
  }
  return (
    <>
      <IconButton
        label="Search"
        data-tip={`Search (${isApple() ? '⌘' : 'Ctrl '}K)`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        onClick={() => setState('open')}
      >
        <IconSearch />
      </IconButton>
      {state === 'unasked' ? null : (
        <Suspense fallback={null}>
          <SearchDialog opened={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}

function useSearchKey(open: () => void): void {
  const onKey = useEffectEvent(open);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      onKey();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
