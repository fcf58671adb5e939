import { RENDITION_KINDS } from '@longreturn/contract/listening';
import { trpc } from '../../../../lib/trpc.ts';
import { ListFailed } from '../../../../ui/blank.tsx';
import { LoadingNote } from '../../../../ui/skeleton.tsx';
import styles from './audio-section.module.css';
import { RenditionPanel } from './rendition-panel.tsx';
import type { FillForm } from './tags-offer.tsx';

/** The audio of an episode: its public and its ad-free rendition. */
export function AudioSection({ episodeId, onFill }: { episodeId: string; onFill: FillForm }) {
  const { data, isLoadingError, refetch } = trpc.admin.audio.list.useQuery({ id: episodeId }, { staleTime: 0 });
  return (
    <section className={styles.section} aria-label="Audio">
      <h4>Audio</h4>
      {isLoadingError ? <ListFailed what="audio" onRetry={() => void refetch()} /> : null}
      {data || isLoadingError ? null : <LoadingNote text="Loading..." />}
      {data
        ? RENDITION_KINDS.map((kind) => (
            <RenditionPanel
              key={kind}
              {...{ episodeId, kind, onFill }}
              rendition={data.renditions.find((each) => each.kind === kind)}
              uploads={data.uploads.filter((each) => each.kind === kind)}
            />
          ))
        : null}
    </section>
  );
}
