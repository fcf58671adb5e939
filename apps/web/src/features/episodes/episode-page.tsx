import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { GoLink } from '../../ui/go-link.tsx';
import layout from '../../ui/layout.module.css';
import { Section, Wrap } from '../../ui/section.tsx';
import { useCuedMoment } from '../player/use-cued-moment.ts';
import { useListening } from '../player/use-listening.ts';
import { useCountedRead } from '../reads/use-counted-read.ts';
import { EpisodeBody } from './episode-body.tsx';
import { EpisodeCard } from './episode-card.tsx';
import { EpisodeIntro } from './episode-intro.tsx';
import { PlayerPanel } from './listening/player-panel.tsx';

const route = getRouteApi('/episodes/$slug');

/** /episodes/{slug}: the episode, its media and similar episodes. */
export function EpisodePage() {
  const shown = route.useLoaderData();
  const { preview } = route.useLoaderDeps();
  const episode = useMemo(() => ({ ...shown, preview }), [shown, preview]);
  const listening = useListening(episode);
  useCountedRead('episode', episode.id);
  useCuedMoment(episode);
  return (
    <>
      <Wrap>
        <EpisodeIntro episode={episode} hasPlayer={listening !== undefined} />
        {listening ? <PlayerPanel key={`player ${episode.id}`} episode={episode} listening={listening} /> : null}
        <EpisodeBody key={episode.id} episode={episode} listening={listening ?? null} />
      </Wrap>
      {episode.related.length > 0 ? (
        <Section title="More like this" link={<GoLink to="/episodes">All episodes</GoLink>}>
          <div className={layout.three}>
            {episode.related.map((other) => (
              <EpisodeCard key={other.id} episode={other} />
            ))}
          </div>
        </Section>
      ) : null}
    </>
  );
}
