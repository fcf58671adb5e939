import type { MediaFile } from '@longreturn/contract/media-library';
import { IconButton } from '../../../ui/icon-button.tsx';
import { IconReplace } from '../../../ui/icons.tsx';
import buttons from '../row-buttons.module.css';
import { usePickedFile } from './use-picked-file.tsx';

interface ReplaceButtonProps {
  file: Pick<MediaFile, 'name' | 'type'>;
  onPick: (picked: File[]) => void;
}

/** Replaces a file with another one of the same type. */
export function ReplaceButton({ file: { name, type }, onPick }: ReplaceButtonProps) {
  const { field, open } = usePickedFile({ types: [type], onPick });
  return (
    <>
      {field}
      <IconButton label={`Replace ${name}`} title="Replace" className={buttons.button} onClick={open}>
        <IconReplace />
      </IconButton>
    </>
  );
}
