import type { AdminEpisode } from '@longreturn/contract/admin-content';
import { useRef, useState } from 'react';
import { hasChangedForm } from '../../../lib/form-fields.ts';
import { lazyCode } from '../../../lib/lazy-code.ts';
import { trpc } from '../../../lib/trpc.ts';
import { ListFailed } from '../../../ui/blank.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { LoadingNote } from '../../../ui/skeleton.tsx';
import { FormPanel } from '../form-panel.tsx';
import { AudioSection } from './audio/audio-section.tsx';
import type { FillForm } from './audio/tags-offer.tsx';
import { EpisodeForm } from './episode-form.tsx';
import { MediaSection } from './media-section.tsx';
import type { Edited } from './use-edited-episode.ts';

const DOWNLOADS = lazyCode(async () => (await import('./downloads-section.tsx')).DownloadsSection);

interface EpisodeEditorProps {
  edited: Edited;
  onCreated: (episode: AdminEpisode) => void;
  onClose: () => void;
}

/** The form of a new episode, or the forms of an existing one and its media items. */
export function EpisodeEditor({ edited, onCreated, onClose }: EpisodeEditorProps) {
  if (edited.is === 'open') {
    return <OpenEpisode key={edited.id} id={edited.id} created={edited.created} onClose={onClose} />;
  }
  return (
    <FormPanel title="New episode">
      <EpisodeForm episode={undefined} onSaved={onCreated} onCancel={onClose} />
    </FormPanel>
  );
}

interface OpenEpisodeProps {
  id: string;
  created: AdminEpisode | undefined;
  onClose: () => void;
}

/**
 * The forms of an existing episode. They open when the latest version of the episode has loaded, or immediately if the
 * episode was just created. The episode's form keeps the version that it was opened with.
 */
function OpenEpisode({ id, created, onClose }: OpenEpisodeProps) {
  const query = trpc.admin.episodes.get.useQuery({ id }, { staleTime: 0 });
  const details = query.isFetchedAfterMount ? query.data : undefined;
  const [opened, setOpened] = useState(created);
  if (!opened && details && !query.isError) setOpened(details);
  const media = useRef<HTMLDivElement>(null);
  const filler = useRef<FillForm>(null);
  const closeUnlessTyping = () => {
    if (!hasChangedForm(media.current)) onClose();
  };
  if (!opened) {
    return (
      <FormPanel title="Edit episode">
        {query.isError ? (
          <ListFailed what="the episode" onRetry={() => void query.refetch()} />
        ) : (
          <LoadingNote text="Loading..." />
        )}
      </FormPanel>
    );
  }
  return (
    <FormPanel title="Edit episode">
      <EpisodeForm
        episode={opened}
        oldSlugs={details?.oldSlugs}
        filler={filler}
        onSaved={closeUnlessTyping}
        onCancel={onClose}
      />
      <div ref={media}>
        <MediaSection episodeId={id} items={details?.media} startsWithForm={created !== undefined} />
        {query.isLoadingError ? <ListFailed what="media" onRetry={() => void query.refetch()} /> : null}
        <AudioSection episodeId={id} onFill={(fields) => filler.current?.(fields)} />
      </div>
      {(details ?? opened).publishedAt === null ? null : (
        <LazyPart code={DOWNLOADS} what="downloads" placeholder={<LoadingNote text="Loading..." />}>
          {(Section) => <Section episodeId={id} />}
        </LazyPart>
      )}
    </FormPanel>
  );
}
