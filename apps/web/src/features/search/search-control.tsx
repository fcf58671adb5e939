import { useEffect, useEffectEvent, useState } from 'react';
import { lazyCode } from '../../lib/lazy-code.ts';
import { usePressable } from '../../lib/use-pressable.ts';
import { IconAnchor } from '../../ui/icon-button.tsx';
import { IconSearch } from '../../ui/icons.tsx';
import { LazyOverlay } from '../../ui/lazy-overlay.tsx';
import { showLoadFailure } from '../toasts/show-toast.ts';

/** The search dialog, which opens from the header and from the 404 page. */
export const SEARCH_DIALOG = lazyCode(async () => (await import('./search-dialog.tsx')).SearchDialog);

/**
 * The header's search: a button and Ctrl+K or Cmd+K open the dialog. Without JavaScript, the button is a link to the
 * episodes.
 */
export function SearchControl() {
  // Once opened, the dialog stays mounted, so that it keeps the last query.
  const [state, setState] = useState<'unasked' | 'open' | 'closed'>('unasked');
  const open = () => setState('open');
  const onFailure = () => {
    setState('unasked');
    showLoadFailure();
  };
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
        onPointerEnter={() => void SEARCH_DIALOG.preload()}
        onFocus={() => void SEARCH_DIALOG.preload()}
      >
        <IconSearch />
      </IconAnchor>
      {state === 'unasked' ? null : (
        <LazyOverlay code={SEARCH_DIALOG} onFailure={onFailure}>
          <SEARCH_DIALOG.Part opened={state === 'open'} onClose={() => setState('closed')} />
        </LazyOverlay>
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
      if (!document.querySelector('[aria-modal="true"]')) onKey(); // never opens above another dialog
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
