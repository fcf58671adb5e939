import type { ComponentProps } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconEdit, IconTrash } from '../../ui/icons.tsx';
import { loadModals } from '../modals/modal-host.tsx';
import styles from './row-buttons.module.css';

interface RowButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'className'> {
  /** What the row is about. It completes the button's accessible name. */
  of: string;
}

/** Opens a row's form. */
export function EditButton({ of, ...rest }: RowButtonProps) {
  return (
    <IconButton {...rest} label={`Edit ${of}`} className={styles.button}>
      <IconEdit />
    </IconButton>
  );
}

interface DeleteButtonProps extends RowButtonProps {
  verb?: 'Delete' | 'Remove';
}

/** Deletes a row after a confirmation. The dialog's code is loaded in advance. */
export function DeleteButton({ of, verb = 'Delete', ...rest }: DeleteButtonProps) {
  return (
    <IconButton
      {...rest}
      label={`${verb} ${of}`}
      className={classNames(styles.button, styles.danger)}
      aria-haspopup="dialog"
      onPointerEnter={() => void loadModals()}
      onFocus={() => void loadModals()}
    >
      <IconTrash />
    </IconButton>
  );
}
