import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { loadModals } from '../../modals/modal-host.tsx';
import security from '../security-section.module.css';

interface ManageRowProps {
  title: string;
  text: string;
  /** The button or link. */
  children?: ReactNode;
}

/** Something that a member can do: its title, a sentence about it and its button. */
export function ManageRow({ title, text, children }: ManageRowProps) {
  return (
    <div className={security.row}>
      <div>
        <b>{title}</b>
        <p>{text}</p>
      </div>
      {children}
    </div>
  );
}

/** A button that opens a dialog, whose code loads when the button is about to be used. */
export function DialogButton({ onClick, children, ...rest }: ButtonProps & { onClick: () => void }) {
  return (
    <Button
      {...rest}
      aria-haspopup="dialog"
      onPointerEnter={() => void loadModals()}
      onFocus={() => void loadModals()}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}

const PANEL_ID = 'manage-subscription';

/** The props of the panel around the rows. */
export const panelProps = { id: PANEL_ID, tabIndex: -1 } as const;

/** Focuses the panel, because a change may have removed the clicked button. */
export function focusPanel(): void {
  document.getElementById(PANEL_ID)?.focus({ preventScroll: true });
}
