import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { usePressable } from '../../lib/use-pressable.ts';
import { IconAnchor } from '../../ui/icon-button.tsx';
import { IconSearch } from '../../ui/icons.tsx';

const loadDialog = () => import('./search-dialog.tsx');
const SearchDialog = lazy(loadDialog);

/**
 * The header's search: a button and Ctrl+K or Cmd+K open the dialog. Without JavaScript, the button is a link to the
 * episodes.
 */
export function SearchControl() {
  // Once opened, the dialog stays mounted, so that it keeps the last query.
  const [state, setState] = useState<'unasked' | 'open' | 'closed'>('unasked');
  const open = () => setState('open');
  useSearchKey(open);
  const pressable = usePressable(open);
  const asButton = pressable.role && {
    'data-tip': `Search (${isApple() ? '⌘' : 'Ctrl '}K)`,
    'aria-haspopup': 'dialog' as const,
    'aria-keyshortcuts': 'Control+K Meta+K',
  };
  return (
    <>
      <IconAnchor
        label="Search"
        href="/episodes"
        {...pressable}
        {...asButton}
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
      >
        <IconSearch />
      </IconAnchor>
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
