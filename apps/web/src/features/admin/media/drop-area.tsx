import { Dropzone } from '@mantine/dropzone';
import { useHydrated } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { Button, type ButtonLook } from '../../../ui/button.tsx';
import styles from './drop-area.module.css';

interface DropAreaProps extends Pick<ButtonLook, 'variant'> {
  /** The name of the area. */
  label: string;
  /** The label of the button. */
  button: string;
  /** The `accept` of the file field. */
  accept: string;
  /** Whether several files may be picked at once. */
  multiple?: boolean;
  onPick: (files: File[]) => void;
  /** What may be uploaded. */
  children: ReactNode;
}

/**
 * An area to drop files, with a button to pick them. The file field appears after hydration, because a file picked
 * before hydration would be lost.
 */
export function DropArea({ label, button, variant, accept, multiple = true, onPick, children }: DropAreaProps) {
  const open = useRef<() => void>(null);
  const content = (
    <>
      <Button variant={variant} onClick={() => open.current?.()}>
        {button}
      </Button>
      <p>
        <span className={styles.drop}>Or drop {multiple ? 'files' : 'a file'} here. </span>
        {children}
      </p>
    </>
  );
  if (!useHydrated()) {
    return (
      <div className={styles.area}>
        <div className={styles.inner}>{content}</div>
      </div>
    );
  }
  return (
    <Dropzone
      unstyled
      className={styles.area ?? ''}
      classNames={{ inner: styles.inner ?? '' }}
      role="group"
      aria-label={label}
      openRef={open}
      activateOnClick={false}
      activateOnKeyboard={false}
      enablePointerEvents
      multiple={multiple}
      inputProps={{ accept }}
      onDrop={onPick}
    >
      {content}
    </Dropzone>
  );
}
