import type { MediaFile } from '@longreturn/contract/media-library';
import { IconButton } from '../../../ui/icon-button.tsx';
import { IconReplace } from '../../../ui/icons.tsx';
import buttons from '../row-buttons.module.css';
import { acceptedTypes } from './file-kind.ts';
import { pickFile } from './pick-file.ts';

interface ReplaceButtonProps {
  file: Pick<MediaFile, 'name' | 'type'>;
  onPick: (picked: File[]) => void;
}

/** Replaces a file with another one of the same type. */
export function ReplaceButton({ file: { name, type }, onPick }: ReplaceButtonProps) {
  const pick = async () => onPick(await pickFile(acceptedTypes([type])));
  return (
    <IconButton label={`Replace ${name}`} title="Replace" className={buttons.button} onClick={() => void pick()}>
      <IconReplace />
    </IconButton>
  );
}
