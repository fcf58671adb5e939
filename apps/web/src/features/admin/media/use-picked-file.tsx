import type { MediaFileType } from '@longreturn/contract/media-files';
import { type ReactNode, useRef } from 'react';
import { acceptedTypes } from './file-kind.ts';

interface PickedFileOptions {
  /** All types by default. */
  types: readonly MediaFileType[] | undefined;
  onPick: (files: File[]) => void;
}

/** Returns a hidden file field, and a function that opens the system's dialog to pick a file. */
export function usePickedFile({ types, onPick }: PickedFileOptions): { field: ReactNode; open: () => void } {
  const input = useRef<HTMLInputElement>(null);
  const field = (
    <input
      ref={input}
      type="file"
      accept={acceptedTypes(types)}
      hidden
      onChange={({ currentTarget }) => {
        onPick([...(currentTarget.files ?? [])]);
        currentTarget.value = ''; // so that the same file can be picked again
      }}
    />
  );
  return { field, open: () => input.current?.click() };
}
