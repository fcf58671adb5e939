import type { AdminRendition } from '@longreturn/contract/audio-admin';
import { formatDate, formatDuration } from '@longreturn/contract/format-time';
import { findMediaKind } from '@longreturn/contract/media-kinds';
import { useState } from 'react';
import { fileSize } from '../../../../lib/file-size.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { Button } from '../../../../ui/button.tsx';
import { confirmDeletion } from '../../confirm-deletion.tsx';
import { pickFile } from '../../media/pick-file.ts';
import { sitePath } from '../../media/site-path.ts';
import { DeleteButton } from '../../row-buttons.tsx';
import { reasonOr, useAdminChange } from '../../use-admin-change.ts';
import styles from './audio-section.module.css';
import { ChaptersForm } from './chapters-form.tsx';
import { AUDIO_FILES } from './check-audio.ts';
import { TranscriptPart } from './transcript-part.tsx';

interface RenditionDetailsProps {
  episodeId: string;
  rendition: AdminRendition;
  /** Replaces the file; undefined during an upload. */
  onReplace: ((file: File) => void) | undefined;
}

/** A stored rendition: its player, chapters and transcript. */
export function RenditionDetails({ episodeId, rendition, onReplace }: RenditionDetailsProps) {
  const { kind, url, type, bytes, durationSec, chapters, createdAt } = rendition;
  const [isEditing, setEditing] = useState(false);
  const remove = trpc.admin.audio.remove.useMutation(
    useAdminChange({ done: 'Audio removed', failed: reasonOr('Failed to remove audio.') }),
  );
  const askToRemove = () =>
    confirmDeletion({
      title: 'Remove this audio?',
      text: 'The file, its chapters and its transcript will be removed from the episode. This cannot be undone.',
      verb: 'Remove audio',
      run: () => remove.mutateAsync({ id: episodeId, kind }),
    });
  const replace = async () => {
    const [file] = await pickFile(AUDIO_FILES);
    if (file) onReplace?.(file);
  };
  const facts = [
    formatDuration(durationSec),
    findMediaKind(type)?.extension.toUpperCase(),
    fileSize(bytes),
    formatDate(createdAt),
  ];
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: the transcript is below */}
      <audio
        controls
        preload="none"
        src={sitePath(url)}
        className={styles.player}
        aria-label={`Preview of the ${kind} audio`}
      />
      <div className={styles.part}>
        <span>{facts.join(', ')}</span>
        <Button size="sm" disabled={!onReplace} onClick={() => void replace()}>
          Replace file
        </Button>
        <DeleteButton of={`${kind} audio`} verb="Remove" onClick={askToRemove} />
      </div>
      <div className={styles.part}>
        <span>
          <b>Chapters</b> {chapters.length === 0 ? 'None yet' : chapters.length}
        </span>
        <Button size="sm" aria-expanded={isEditing} onClick={() => setEditing(!isEditing)}>
          {chapters.length === 0 ? 'Add chapters' : 'Edit chapters'}
        </Button>
      </div>
      {isEditing ? <ChaptersForm {...{ episodeId, rendition }} onEnd={() => setEditing(false)} /> : null}
      <TranscriptPart {...{ episodeId, rendition }} />
    </>
  );
}
