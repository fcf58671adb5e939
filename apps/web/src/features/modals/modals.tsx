import { ModalsProvider, useModals } from '@mantine/modals';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import type { OpenModal } from './open-modal.ts';

/** Mantine's modals manager: the focus goes into a dialog, Escape closes it, and the focus goes back to where it was. */
export default function Modals({ open }: { open: OpenModal }) {
  return (
    <ThemeProvider>
      <ModalsProvider>
        <Opener open={open} />
      </ModalsProvider>
    </ThemeProvider>
  );
}

/** Opens what was asked for last. A dialog belongs to its page, and closes with it. */
function Opener({ open }: { open: OpenModal }) {
  const modals = useModals();
  const show = useEffectEvent((opener: OpenModal) => void opener(modals));
  useEffect(() => show(open), [open]);
  const close = useEffectEvent(() => modals.closeAll());
  const pathname = useLocation({ select: (location) => location.pathname });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => () => close(), [pathname]);
  return null;
}
