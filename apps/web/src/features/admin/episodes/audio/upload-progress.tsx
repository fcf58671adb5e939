import { Button } from '../../../../ui/button.tsx';
import { IconAlert } from '../../../../ui/icons.tsx';
import { UploadBar } from '../../media/upload-bar.tsx';
import styles from '../../media/upload-list.module.css';
import type { AudioUploading } from './use-audio-upload.ts';

/** An upload in progress: its percentage, or why it stopped, and its buttons. */
export function UploadProgress({ uploading }: { uploading: AudioUploading }) {
  const { state, pause, resume, cancel } = uploading;
  if (state.is === 'idle') return null;
  const { name } = state;
  return (
    // `data-changed` keeps the editor open after a save, and makes the editor ask before the user leaves.
    <form className={styles.upload} data-changed aria-label={`Upload of ${name}`}>
      <b>{name}</b>
      {state.is === 'failed' ? (
        <p className={styles.problem} role="alert">
          <IconAlert />
          {state.reason}
        </p>
      ) : (
        <UploadBar name={name} percent={state.is === 'checking' ? 100 : state.percent} note={NOTES[state.is]} />
      )}
      <div className={styles.buttons}>
        {state.is === 'sending' ? (
          <Button size="sm" onClick={pause}>
            Pause
          </Button>
        ) : null}
        {state.is === 'paused' || state.is === 'failed' ? (
          <Button size="sm" onClick={resume}>
            {state.is === 'paused' ? 'Resume' : 'Try again'}
          </Button>
        ) : null}
        {state.is === 'checking' ? null : (
          <Button size="sm" variant="quiet" onClick={() => void cancel()}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}

const NOTES: Partial<Record<AudioUploading['state']['is'], string>> = { paused: 'Paused', checking: 'Checking...' };
