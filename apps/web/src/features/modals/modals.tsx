import { ModalsProvider, useModals } from '@mantine/modals';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import type { OpenModal } from './modal-host.tsx';

/** Mantine's modals manager: it moves the focus into a dialog, closes it on Escape, and restores the focus. */
export function Modals({ open }: { open: OpenModal }) {
  return (
    <ThemeProvider>
      <ModalsProvider>
        <Opener open={open} />
      </ModalsProvider>
    </ThemeProvider>
  );
}

/** Opens the latest requested dialog. Closes all dialogs when the reader leaves the page. */
function Opener({ open }: { open: OpenModal }) {
  const modals = useModals();
  const show = useEffectEvent((opener: OpenModal) => void opener(modals));
  // A layout effect, so that Mantine remembers the focused element before it moves the focus into the dialog. With
  // reduced motion, it would otherwise remember a button of the dialog, and the focus would be lost when the dialog
  // closes.
  useLayoutEffect(() => show(open), [open]);
  const close = useEffectEvent(() => modals.closeAll());
  const pathname = useLocation({ select: (location) => location.pathname });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cleanup must run whenever the page changes
  useEffect(() => () => close(), [pathname]);
  return null;
}
