import type { MediaFile } from '@longreturn/contract/media-library';
import { Button } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import form from '../../../ui/form.module.css';
import { chooseFile } from './choose-file.tsx';
import styles from './cover-field.module.css';
import { FileImage } from './file-image.tsx';

interface CoverFieldProps {
  /** The ID of an image in the media library; null for the generated cover. */
  value: string | null;
  onChange: (fileId: string | null) => void;
  label?: string;
  /** Why the cover was rejected. */
  error?: ReactNode;
}

/** The cover of an episode or article: an image in the media library, or the generated one. */
export function CoverField({ value, onChange, label = 'Cover', error }: CoverFieldProps) {
  const id = useId();
  const { admin } = trpc.useUtils();
  const choose = async () => {
    const file = await chooseFile({ types: ['image'] });
    if (!file) return;
    admin.mediaFiles.get.setData({ id: file.id }, file);
    onChange(file.id);
  };
  return (
    <fieldset className={styles.field} aria-describedby={error ? id : undefined}>
      <legend className={form.label}>{label}</legend>
      <div className={styles.row}>
        <div className={styles.image}>{value === null ? <p>Generated cover</p> : <ChosenCover id={value} />}</div>
        <div className={styles.buttons}>
          <Button size="sm" aria-haspopup="dialog" onClick={() => void choose()}>
            Choose cover…
          </Button>
          {value === null ? null : (
            <Button size="sm" variant="quiet" aria-label="Remove cover" onClick={() => onChange(null)}>
              Remove
            </Button>
          )}
        </div>
      </div>
      {error ? (
        <p id={id} className={form.error} role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

function ChosenCover({ id }: Pick<MediaFile, 'id'>) {
  const { data: file, isError } = trpc.admin.mediaFiles.get.useQuery({ id }, { retryOnMount: false });
  if (isError) return <p role="alert">Failed to fetch the cover</p>;
  if (!file) return null;
  return (
    <figure>
      <FileImage file={file} sizes="160px" />
      <figcaption>{file.name}</figcaption>
    </figure>
  );
}
