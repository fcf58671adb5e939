import '@mantine/core/styles/Progress.layer.css';
import { Progress } from '@mantine/core';
import styles from './upload-list.module.css';

interface UploadBarProps {
  /** The name of the file. */
  name: string;
  percent: number;
  /** Shown instead of the percentage, such as 'Paused'. */
  note: string | undefined;
}

/** The progress bar of an upload. */
export function UploadBar({ name, percent, note = `${percent}%` }: UploadBarProps) {
  return (
    <div className={styles.sending}>
      {/* The root has the role `progressbar`: at 0%, the section has no width, so screen readers would skip it. */}
      <Progress.Root
        className={styles.bar ?? ''}
        role="progressbar"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <Progress.Section value={percent} withAria={false} />
      </Progress.Root>
      <span>{note}</span>
    </div>
  );
}
