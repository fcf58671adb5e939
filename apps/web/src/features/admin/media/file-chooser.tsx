import { MEDIA_FILE_TYPES, type MediaFileType } from '@longreturn/contract/media-files';
import type { MediaFile } from '@longreturn/contract/media-library';
import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { takeFocus } from '../../../lib/form-fields.ts';
import { trpc } from '../../../lib/trpc.ts';
import dialog from '../../../ui/dialog.module.css';
import { SearchField } from '../../../ui/toolbar.tsx';
import { showToast } from '../../toasts/show-toast.ts';
import { AdminList } from '../admin-list.tsx';
import { SINGLE_LIMITS } from './check-pick.ts';
import styles from './file-chooser.module.css';
import { FileImage } from './file-image.tsx';
import { acceptedTypes } from './file-kind.ts';
import { mediaQuery } from './media-query.ts';
import { pickFile } from './pick-file.ts';
import { TypeSelect } from './type-select.tsx';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

interface FileChooserProps {
  types: readonly MediaFileType[] | undefined;
  onChoose: (file: MediaFile) => void;
  onCancel: () => void;
}

const PAUSE_MS = 250;

/** The content of the dialog: search, type filter, files and upload. An uploaded file is chosen immediately. */
export function FileChooser({ types, onChoose, onCancel }: FileChooserProps) {
  const [text, setText] = useState('');
  const [q] = useDebouncedValue(text.trim() || undefined, PAUSE_MS);
  const [type, setType] = useState(types?.[0]);
  const { input, options } = mediaQuery({ q, type });
  const query = trpc.admin.mediaFiles.list.useInfiniteQuery(input, { ...options, placeholderData: keepPreviousData });
  const { admin } = trpc.useUtils();
  const uploads = useUploads();
  const chooseUploaded = (file: MediaFile) => {
    showToast({ title: 'File uploaded!', tone: 'good' });
    onChoose(file);
    return admin.mediaFiles.invalidate();
  };
  const upload = async () =>
    uploads.start(await pickFile(acceptedTypes(types)), { ...SINGLE_LIMITS, types }, chooseUploaded);
  return (
    <div className={dialog.form}>
      <div className={styles.tools}>
        <SearchField
          label="Search files"
          ref={takeFocus}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        {types?.length === 1 ? null : (
          <TypeSelect types={types ?? MEDIA_FILE_TYPES} hasAll={!types} value={type} onChange={setType} />
        )}
        <Button onClick={() => void upload()}>Upload</Button>
      </div>
      <UploadList uploads={uploads} />
      <div className={styles.files}>
        <AdminList query={query} what="files" empty="No files found">
          {(files, landing) => <FileGrid files={files} landing={landing} onChoose={onChoose} />}
        </AdminList>
      </div>
      <div className={dialog.end}>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </div>
  );
}

interface FileGridProps {
  files: readonly MediaFile[];
  landing: MediaFile | undefined;
  onChoose: (file: MediaFile) => void;
}

function FileGrid({ files, landing, onChoose }: FileGridProps) {
  return (
    <ul className={styles.grid} aria-label="Files">
      {files.map((file) => (
        <li key={file.id}>
          <button
            type="button"
            className={styles.file}
            onClick={() => onChoose(file)}
            {...(file.id === landing?.id && { ref: takeFocus })}
          >
            <FileImage file={file} sizes="(min-width: 760px) 200px, 45vw" />
            <span>{file.name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
