import type { AdminRendition, AudioUpload } from '@longreturn/contract/audio-admin';
import type { RenditionKind } from '@longreturn/contract/listening';
import { DropArea } from '../../media/drop-area.tsx';
import { UploadGuard } from '../../media/upload-guard.tsx';
import styles from './audio-section.module.css';
import { AUDIO_FILES } from './check-audio.ts';
import { EarlierUpload } from './earlier-upload.tsx';
import { RenditionDetails } from './rendition-details.tsx';
import { type FillForm, TagsOffer } from './tags-offer.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useAudioUpload } from './use-audio-upload.ts';

const TEXTS: Record<RenditionKind, { title: string; hint: string }> = {
  public: { title: 'Public', hint: 'May contain ads. For everyone, or for members if the episode is premium.' },
  'ad-free': { title: 'Ad-free', hint: 'For members, in place of the public audio.' },
};

const LEAVING = 'Audio is still being uploaded. If you leave this page, choose the same file again later to continue.';

interface RenditionPanelProps {
  episodeId: string;
  kind: RenditionKind;
  rendition: AdminRendition | undefined;
  uploads: readonly AudioUpload[];
  onFill: FillForm;
}

/** A rendition of an episode: its upload, and then its player, chapters and transcript. */
export function RenditionPanel({ episodeId, kind, rendition, uploads, onFill }: RenditionPanelProps) {
  const uploading = useAudioUpload(episodeId, kind);
  const { state, isNew, start } = uploading;
  const isIdle = state.is === 'idle';
  const { title, hint } = TEXTS[kind];
  return (
    <section className={styles.rendition} aria-label={`${title} audio`}>
      <div>
        <h5>{title}</h5>
        <p className={styles.hint}>{hint}</p>
      </div>
      <UploadGuard isSending={state.is === 'sending'} text={LEAVING} />
      <UploadProgress uploading={uploading} />
      {isIdle ? uploads.map((upload) => <EarlierUpload key={upload.id} upload={upload} />) : null}
      {rendition ? (
        <>
          <RenditionDetails {...{ episodeId, rendition }} onReplace={isIdle ? start : undefined} />
          {isNew ? <TagsOffer {...{ episodeId, rendition, onFill }} /> : null}
        </>
      ) : null}
      {isIdle && !rendition ? (
        <DropArea
          label={`Upload ${title.toLowerCase()} audio`}
          button="Choose file"
          variant="line"
          accept={AUDIO_FILES}
          onPick={([file]) => file && start(file)}
        >
          MP3, M4A, Ogg, WAV or FLAC, up to 2 GB.
        </DropArea>
      ) : null}
    </section>
  );
}
