import { Dropzone } from '@mantine/dropzone';
import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { LIBRARY_LIMITS, sizeLimitText } from './check-pick.ts';
import styles from './drop-area.module.css';
import { acceptedTypes } from './file-kind.ts';

/** Where files are dropped, or picked with a button. */
export function DropArea({ onPick }: { onPick: (files: File[]) => void }) {
  const open = useRef<() => void>(null);
  return (
    <Dropzone
      unstyled
      className={styles.area ?? ''}
      role="group"
      aria-label="Upload files"
      openRef={open}
      activateOnClick={false}
      activateOnKeyboard={false}
      enablePointerEvents
      inputProps={{ accept: acceptedTypes() }}
      onDrop={onPick}
      classNames={{ inner: styles.inner ?? '' }}
    >
      <Button variant="primary" onClick={() => open.current?.()}>
        Upload Files
      </Button>
      <p>
        <span className={styles.drop}>Or drop them here. </span>
        At most {LIBRARY_LIMITS.files} at a time, each up to {sizeLimitText(LIBRARY_LIMITS)}: images, PDF, ZIP, audio
        and video.
      </p>
    </Dropzone>
  );
}
