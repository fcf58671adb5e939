import type { AdminRendition } from '@longreturn/contract/audio-admin';
import { formatDuration } from '@longreturn/contract/format-time';
import { LIMITS } from '@longreturn/contract/limits';
import { MESSAGES } from '@longreturn/contract/messages';
import { useState } from 'react';
import { formatCount } from '../../../../lib/format-count.ts';
import type { Failure } from '../../../../lib/read-failure.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { ListFailed } from '../../../../ui/blank.tsx';
import { Button } from '../../../../ui/button.tsx';
import { LoadingNote } from '../../../../ui/skeleton.tsx';
import { showToast } from '../../../toasts/show-toast.ts';
import { confirmDeletion } from '../../confirm-deletion.tsx';
import { pickFile } from '../../media/pick-file.ts';
import { DeleteButton } from '../../row-buttons.tsx';
import { useAdminChange } from '../../use-admin-change.ts';
import styles from './audio-section.module.css';

interface TranscriptPartProps {
  episodeId: string;
  rendition: AdminRendition;
}

/** The transcript of a rendition: upload, show and remove. */
export function TranscriptPart({ episodeId, rendition: { kind, cues } }: TranscriptPartProps) {
  const [isOpen, setOpen] = useState(false);
  const rendition = { id: episodeId, kind };
  const failed = ({ fields, message }: Failure) =>
    Object.values(fields)[0] ?? message ?? 'Failed to save the transcript.';
  const save = trpc.admin.audio.setTranscript.useMutation(useAdminChange({ done: 'Transcript saved!', failed }));
  const remove = trpc.admin.audio.removeTranscript.useMutation(useAdminChange({ done: 'Transcript removed', failed }));
  const upload = async () => {
    const [file] = await pickFile('.vtt,.srt,text/vtt,application/x-subrip');
    if (!file) return;
    const text = await file.text();
    if (text.length > LIMITS.transcriptCharacters)
      showToast({ title: 'Error', message: MESSAGES.transcriptLong, tone: 'bad' });
    else save.mutate({ ...rendition, text });
  };
  const askToRemove = () =>
    confirmDeletion({
      title: 'Remove the transcript?',
      text: 'It will no longer be shown, and search won’t find it.',
      verb: 'Remove transcript',
      run: () => remove.mutateAsync(rendition),
    });
  return (
    <div>
      <div className={styles.part}>
        <span>
          <b>Transcript</b> {cues === null ? 'None yet (WebVTT or SRT)' : formatCount(cues, 'part')}
        </span>
        <Button size="sm" busy={save.isPending} onClick={() => void upload()}>
          {cues === null ? 'Upload transcript' : 'Replace transcript'}
        </Button>
        {cues === null ? null : (
          <>
            <Button size="sm" variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? 'Hide' : 'Show'}
            </Button>
            <DeleteButton of="transcript" verb="Remove" onClick={askToRemove} />
          </>
        )}
      </div>
      {isOpen && cues !== null ? <Cues {...rendition} /> : null}
    </div>
  );
}

function Cues(rendition: { id: string; kind: AdminRendition['kind'] }) {
  const { data, isError, refetch } = trpc.admin.audio.transcript.useQuery(rendition);
  if (isError) return <ListFailed what="the transcript" onRetry={() => void refetch()} />;
  if (!data) return <LoadingNote text="Loading..." />;
  return (
    // A keyboard can scroll only an element that has the focus.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the list scrolls
    <ol className={styles.cues} tabIndex={0} aria-label="Transcript">
      {data.cues.map(({ startTime, speaker, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <li key={index}>
          <time>{formatDuration(startTime)}</time>
          <span>
            {speaker ? <b>{speaker}: </b> : null}
            {text}
          </span>
        </li>
      ))}
    </ol>
  );
}
