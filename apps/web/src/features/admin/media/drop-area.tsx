import { Dropzone } from '@mantine/dropzone';
import { useHydrated } from '@tanstack/react-router';
import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { LIBRARY_LIMITS, sizeLimitText } from './check-pick.ts';
import styles from './drop-area.module.css';
import { acceptedTypes } from './file-kind.ts';

/**
 * An area to drop files, with a button to pick them. The file field appears after hydration, so that no file is lost.
 */
export function DropArea({ onPick }: { onPick: (files: File[]) => void }) {
  const open = useRef<() => void>(null);
  const content = <DropAreaContent onOpen={() => open.current?.()} />;
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
      aria-label="Upload files"
      openRef={open}
      activateOnClick={false}
      activateOnKeyboard={false}
      enablePointerEvents
      inputProps={{ accept: acceptedTypes() }}
      onDrop={onPick}
    >
      {content}
    </Dropzone>
  );
}

function DropAreaContent({ onOpen }: { onOpen: () => void }) {
  return (
    <>
      <Button variant="primary" onClick={onOpen}>
        Upload Files
      </Button>
      <p>
        <span className={styles.drop}>Or drop them here. </span>
        At most {LIBRARY_LIMITS.files} at a time, each up to {sizeLimitText(LIBRARY_LIMITS)}: images, PDF, ZIP, audio
        and video.
      </p>
    </>
  );
}
