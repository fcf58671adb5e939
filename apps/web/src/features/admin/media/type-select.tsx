import type { MediaFileType } from '@longreturn/contract/media-files';
import { NativeSelect } from '@mantine/core';

const LABELS: Record<MediaFileType, string> = {
  image: 'Images',
  video: 'Videos',
  audio: 'Audio',
  document: 'Documents',
};

interface TypeSelectProps {
  types: readonly MediaFileType[];
  /** Whether 'All types' is an option. */
  hasAll: boolean;
  value: MediaFileType | undefined;
  onChange: (type: MediaFileType | undefined) => void;
}

/** Filters files by their type. */
export function TypeSelect({ types, hasAll, value, onChange }: TypeSelectProps) {
  const options = types.map((type) => ({ value: type as string, label: LABELS[type] }));
  return (
    <NativeSelect
      aria-label="Type of file"
      data={hasAll ? [{ value: '', label: 'All types' }, ...options] : options}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(types.find((type) => type === currentTarget.value))}
    />
  );
}
