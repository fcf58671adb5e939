import type { AdminEpisode } from '@longreturn/contract/admin-content';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount } from '../../../lib/format-count.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { AdminList } from '../admin-list.tsx';
import { AdminPanel } from '../admin-panel.tsx';
import { AdminSearch } from '../admin-search.tsx';
import { FormPanel } from '../form-panel.tsx';
import { StateFilter } from '../state-filter.tsx';
import { useTabSearch } from '../use-open-tab.ts';
import { EpisodeForm } from './episode-form.tsx';
import { EpisodeTable } from './episode-table.tsx';
import { episodesQuery } from './episodes-query.ts';
import { MediaSection } from './media-section.tsx';

/** Which form is open. A new episode that was just created goes on to its first media item. */
type Editing = { is: 'closed' } | { is: 'new' } | { is: 'open'; episode: AdminEpisode; isJustCreated: boolean };

const CLOSED: Editing = { is: 'closed' };

/** All episodes, and the forms of one of them above the list. */
export function EpisodesTab() {
  const [editing, setEditing] = useState<Editing>(CLOSED);
  const search = useTabSearch('episodes');
  const { input, options } = episodesQuery(search);
  const query = trpc.admin.episodes.list.useInfiniteQuery(input, { ...options, placeholderData: keepPreviousData });
  const matches = query.data?.pages[0]?.total;
  const close = () => setEditing(CLOSED);
  const edit = (episode: AdminEpisode) => setEditing({ is: 'open', episode, isJustCreated: false });
  const onDeleted = ({ id }: AdminEpisode) => {
    if (editing.is === 'open' && editing.episode.id === id) close();
  };
  const add = (
    <Button variant="primary" onClick={() => setEditing({ is: 'new' })}>
      Add Episode
    </Button>
  );
  return (
    <AdminPanel title="Episodes" aside={add}>
      {editing.is === 'new' ? (
        <FormPanel title="New episode">
          <EpisodeForm
            episode={undefined}
            onSaved={(episode) => setEditing({ is: 'open', episode, isJustCreated: true })}
            onCancel={close}
          />
        </FormPanel>
      ) : null}
      {editing.is === 'open' ? (
        <FormPanel key={editing.episode.id} title="Edit episode">
          <EpisodeForm episode={editing.episode} onSaved={close} onCancel={close} />
          <MediaSection episodeId={editing.episode.id} startsWithForm={editing.isJustCreated} />
        </FormPanel>
      ) : null}
      <AdminSearch
        tab="episodes"
        label="Search episodes"
        filter={(onChoose) => <StateFilter value={search.state} onChange={onChoose} />}
      >
        {matches === undefined || !(search.q || search.state) ? null : formatCount(matches, 'episode')}
      </AdminSearch>
      <AdminList query={query} what="episodes" empty="No episodes found">
        {(episodes, landing) => (
          <EpisodeTable episodes={episodes} landing={landing} onEdit={edit} onDeleted={onDeleted} />
        )}
      </AdminList>
    </AdminPanel>
  );
}
