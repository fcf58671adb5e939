import type { AdminRendition } from '@longreturn/contract/audio-admin';
import { formatDuration } from '@longreturn/contract/format-time';
import { trpc } from '../../../../lib/trpc.ts';
import { Button } from '../../../../ui/button.tsx';
import { durationText } from '../duration-field.ts';
import styles from './audio-section.module.css';

/** Fills fields of the episode's form with values from the audio file. */
export type FillForm = (fields: { title?: string; duration?: string }) => void;

interface TagsOfferProps {
  episodeId: string;
  rendition: AdminRendition;
  onFill: FillForm;
}

/** Offers to copy the duration and the title of a new file into the episode's form. */
export function TagsOffer({ episodeId, rendition: { kind, durationSec }, onFill }: TagsOfferProps) {
  const { data } = trpc.admin.audio.tags.useQuery({ id: episodeId, kind });
  const title = data?.title ?? undefined;
  return (
    <div className={styles.part}>
      <span>
        <b>From the file</b> {title ? `“${title}”, ` : ''}
        {formatDuration(durationSec)}
      </span>
      <Button size="sm" onClick={() => onFill({ duration: durationText(durationSec) })}>
        Use duration
      </Button>
      {title ? (
        <Button size="sm" onClick={() => onFill({ title })}>
          Use title
        </Button>
      ) : null}
    </div>
  );
}
