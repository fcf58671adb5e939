import type { MediaFileType } from '@longreturn/contract/media-files';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { acceptedTypes } from './file-kind.ts';

interface UploadButtonProps {
  label: ReactNode;
  types: readonly MediaFileType[] | undefined;
  onPick: (files: File[]) => void;
}

/** A button that opens the system's dialog to pick one file. */
export function UploadButton({ label, types, onPick }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
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
      <Button onClick={() => input.current?.click()}>{label}</Button>
    </>
  );
}
