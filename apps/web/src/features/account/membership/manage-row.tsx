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

/** A row for something that a member can do, with a title, a sentence and a button. */
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

/** A button that opens a dialog. The dialog's code loads when the pointer or the focus reaches the button. */
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
