import { keepPreviousData } from '@tanstack/react-query';
import { useEffect } from 'react';
import { formatCount } from '../../../lib/format-count.ts';
import { lazyCode } from '../../../lib/lazy-code.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { LoadingNote } from '../../../ui/skeleton.tsx';
import { AdminList } from '../admin-list.tsx';
import { AdminPanel } from '../admin-panel.tsx';
import { AdminSearch } from '../admin-search.tsx';
import { StateFilter } from '../state-filter.tsx';
import { useTabSearch } from '../use-open-tab.ts';
import { EpisodeTable } from './episode-table.tsx';
import { episodesQuery } from './episodes-query.ts';
import { useEditedEpisode } from './use-edited-episode.ts';

const EDITOR = lazyCode(async () => (await import('./episode-editor.tsx')).EpisodeEditor);

/** All episodes: search, filter and publication. The forms of one episode open above the list. */
export function EpisodesTab() {
  const { edited, editor, add, edit, onCreated, onDeleted, close } = useEditedEpisode();
  // Loads the forms in advance, because the network may fail by the time the user opens one.
  useEffect(() => void EDITOR.preload(), []);
  const addButton = (
    <Button variant="primary" onClick={add}>
      Add Episode
    </Button>
  );
  return (
    <AdminPanel title="Episodes" aside={addButton}>
      <div ref={editor}>
        {edited ? (
          <LazyPart code={EDITOR} what="the form" placeholder={<LoadingNote text="Loading..." />}>
            {(Editor) => <Editor edited={edited} onCreated={onCreated} onClose={close} />}
          </LazyPart>
        ) : null}
      </div>
      <EpisodeList onEdit={edit} onDeleted={onDeleted} />
    </AdminPanel>
  );
}

function EpisodeList({ onEdit, onDeleted }: Pick<Parameters<typeof EpisodeTable>[0], 'onEdit' | 'onDeleted'>) {
  const search = useTabSearch('episodes');
  const { input, options } = episodesQuery(search);
  const query = trpc.admin.episodes.list.useInfiniteQuery(input, { ...options, placeholderData: keepPreviousData });
  const matches = query.data?.pages[0]?.total;
  return (
    <>
      <AdminSearch
        tab="episodes"
        label="Search episodes"
        filter={(onChoose) => <StateFilter value={search.state} onChange={onChoose} />}
      >
        {matches === undefined || !(search.q || search.state) ? null : formatCount(matches, 'episode')}
      </AdminSearch>
      <AdminList query={query} what="episodes" empty="No episodes found">
        {(episodes, landing) => (
          <EpisodeTable episodes={episodes} landing={landing} onEdit={onEdit} onDeleted={onDeleted} />
        )}
      </AdminList>
    </>
  );
}
