import { Button } from '../../../ui/button.tsx';
import { IconAlert } from '../../../ui/icons.tsx';
import { UploadBar } from './upload-bar.tsx';
import styles from './upload-list.module.css';
import type { Upload, Uploads } from './use-uploads.ts';

/** The files that are being uploaded, each with a progress bar, and those that failed. */
export function UploadList({ uploads }: { uploads: Uploads }) {
  if (uploads.list.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="Uploads">
      {uploads.list.map((upload) => (
        <li key={upload.id} className={styles.upload}>
          <b>{upload.file.name}</b>
          <UploadState upload={upload} />
          <UploadButtons upload={upload} uploads={uploads} />
        </li>
      ))}
    </ul>
  );
}

function UploadState({ upload: { file, state } }: { upload: Upload }) {
  if (state.is !== 'sending') {
    return (
      <p className={styles.problem}>
        <IconAlert />
        {state.reason}
      </p>
    );
  }
  const { percent } = state;
  return <UploadBar name={file.name} percent={percent} note={percent < 100 ? undefined : 'Checking...'} />;
}

function UploadButtons({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
  const { file, state } = upload;
  const label = state.is === 'sending' ? 'Cancel' : 'Dismiss';
  return (
    <div className={styles.buttons}>
      {state.is === 'failed' ? (
        <Button size="sm" aria-label={`Try again: ${file.name}`} onClick={() => uploads.retry(upload)}>
          Try again
        </Button>
      ) : null}
      <Button
        size="sm"
        variant="quiet"
        aria-label={`${label} upload of ${file.name}`}
        onClick={() => uploads.remove(upload)}
      >
        {label}
      </Button>
    </div>
  );
}
