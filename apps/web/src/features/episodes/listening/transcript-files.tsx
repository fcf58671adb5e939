import type { Episode } from '@longreturn/contract/content';
import styles from './transcript.module.css';

/** Links that download the transcript for other programs. */
export function TranscriptFiles({ episode: { transcriptUrl } }: { episode: Episode }) {
  if (transcriptUrl === null) return null;
  const { pathname } = new URL(transcriptUrl);
  return (
    <p className={styles.files}>
      Download as{' '}
      <a href={pathname} download>
        WebVTT
      </a>{' '}
      or{' '}
      <a href={pathname.replace(/vtt$/, 'srt')} download>
        SRT
      </a>
    </p>
  );
}
