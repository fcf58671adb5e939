import { Drawer } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { useOpenedOnceMounted } from '../../../ui/use-opened-once-mounted.ts';
import { focusSection } from '../focus-section.ts';
import { findUserOpener } from './use-open-user.ts';
import styles from './user-drawer.module.css';
import { UserHistory } from './user-history.tsx';

interface UserDrawerProps {
  /** The user to show; undefined while the drawer is closed. */
  userId: string | undefined;
  onClose: () => Promise<void>;
}

/** A user's history, in a drawer on the right. */
export function UserDrawer({ userId, onClose }: UserDrawerProps) {
  const [shown, setShown] = useState(userId);
  if (userId !== undefined && userId !== shown) setShown(userId); // the last user is shown while the drawer slides out
  const isOpen = userId !== undefined;
  const content = useRef<HTMLDivElement>(null);
  const close = () => void onClose();
  useWindowEvent('keydown', ({ key, target }) => {
    if (key === 'Escape' && isOpen && !isInOtherDialog(target, content.current)) close();
  });
  return (
    <Drawer.Root
      opened={useOpenedOnceMounted(isOpen)}
      onClose={close}
      closeOnEscape={false} // otherwise Escape in a dialog above the drawer would also close the drawer
      onExitTransitionEnd={() => focusOpener(shown, content.current)}
      classNames={{ content: styles.drawer ?? '' }}
    >
      <Drawer.Overlay />
      <Drawer.Content ref={content}>
        {shown === undefined ? null : <UserHistory key={shown} userId={shown} isOpen={isOpen} onClose={onClose} />}
      </Drawer.Content>
    </Drawer.Root>
  );
}

function isInOtherDialog(target: EventTarget | null, drawer: HTMLElement | null): boolean {
  const dialog = target instanceof Element ? target.closest('[role="dialog"]') : null;
  return dialog !== null && dialog !== drawer;
}

/**
 * Moves the focus out of the closed drawer: to the button with the user's name, or to the list if the user was deleted.
 * Mantine does this only if a button opened the drawer, not if the URL did.
 */
function focusOpener(userId: string | undefined, drawer: HTMLElement | null): void {
  const { activeElement } = document;
  const isLost = activeElement === document.body || drawer?.contains(activeElement);
  if (!isLost || userId === undefined) return;
  const opener = findUserOpener(userId);
  if (opener) opener.focus({ preventScroll: true });
  else focusSection(undefined);
}
