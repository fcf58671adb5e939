import { useDrag, useHotkeys, useMergedRef, useWindowEvent } from '@mantine/hooks';
import { Notifications, notifications } from '@mantine/notifications';
import { useEffect, useRef, useState } from 'react';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { IconAlert, IconCheck, IconClose } from '../../ui/icons.tsx';
import type { Toast } from './show-toast.ts';
import { lastSubmittedForm } from './submitted-form.ts';
import styles from './toaster.module.css';
import { uncoverForm } from './uncover-form.ts';

const DURATION_MS = 5000;
const HOTKEY = 'F8';

/**
 * Shows the given toast at the lower right, in place of the toast before it. F8 moves the focus to the toast. The toast
 * stays while it has the focus, or while the pointer is over it and has moved since the toast appeared. The layout is
 * 'stacked', because in Mantine's default layout the focus doesn't keep a toast open.
 */
export function Toaster({ toast }: { toast: Toast }) {
  const region = useRef<HTMLElement>(null);
  const { ref: swiped, offset } = useSwipeRight(() => notifications.clean());
  const ref = useMergedRef(region, swiped);
  const isHoldable = usePointerMoved(toast);
  useHotkeys([[HOTKEY, () => region.current?.focus()]], []);
  useEffect(() => show(toast), [toast]);

  return (
    <ThemeProvider>
      <section
        ref={ref}
        tabIndex={-1}
        aria-label={`Notifications (${HOTKEY})`}
        className={styles.region}
        data-holdable={isHoldable}
      >
        <Notifications
          styles={{ notification: { translate: `${offset}px 0` } }}
          limit={1}
          layout="stacked"
          autoClose={DURATION_MS}
          pauseResetOnHover="notification"
          withinPortal={false}
          allowDragDismiss={false}
          allowScrollDismiss={false}
        />
      </section>
    </ThemeProvider>
  );
}

/** Replaces the current toast. Returns a function that removes the new one. */
function show({ title, message, tone }: Toast): () => void {
  notifications.clean();
  const isBad = tone === 'bad';
  const id = notifications.show({
    title,
    message,
    color: isBad ? 'red' : 'green',
    icon: isBad ? <IconAlert /> : <IconCheck />,
    role: isBad ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': 'Close', icon: <IconClose /> },
    onOpen: ({ id: shown }) => uncover(shown),
  });
  return () => void notifications.hide(id);
}

function uncover(id: string | undefined): void {
  const card = id === undefined ? null : document.getElementById(id);
  const form = lastSubmittedForm();
  if (form && card) uncoverForm(form, card);
}

/** Whether the pointer has moved since the toast appeared. A resting pointer doesn't keep the toast open. */
function usePointerMoved(toast: Toast): boolean {
  const [movedAt, setMovedAt] = useState<Toast>();
  useWindowEvent('pointermove', ({ movementX, movementY }) => {
    if (movementX !== 0 || movementY !== 0) setMovedAt(toast);
  });
  return movedAt === toast;
}

/** How far a toast must be swiped to the right to be dismissed, in pixels. */
const THRESHOLD_PX = 50;

/**
 * Calls `onSwipe` when the element with `ref` is dragged to the right and released beyond the threshold. `offset` is
 * how far the element has been dragged, in pixels. Mantine's drag isn't used, because it works in both directions and
 * its threshold is a share of the toast's width.
 */
function useSwipeRight(onSwipe: () => void) {
  const [offset, setOffset] = useState(0);
  const { ref } = useDrag(
    ({ movement: [x], last, canceled }) => {
      setOffset(last ? 0 : Math.max(0, x));
      if (last && !canceled && x >= THRESHOLD_PX) onSwipe();
    },
    { axis: 'x', threshold: 3 },
  );
  return { ref, offset };
}
