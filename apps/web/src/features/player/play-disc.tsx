import type { Episode } from '@longreturn/contract/content';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { usePressable } from '../../lib/use-pressable.ts';
import { classNames } from '../../ui/class-names.ts';
import { IconPlay } from '../../ui/icons.tsx';
import styles from './play-disc.module.css';
import { withPlayer } from './play-episode.ts';
import { isSame, type PlayableEpisode, usePlayer } from './player-state.ts';

interface PlayDiscProps {
  episode: Episode & Pick<PlayableEpisode, 'preview'>;
  className?: string | undefined;
}

/**
 * A green disc that plays and pauses an episode. If the episode is locked, the disc is a link to the paywall. If it
 * isn't locked and has no audio, there is no disc. Without JavaScript, the disc is a link to the episode's page.
 */
export function PlayDisc({ episode, className }: PlayDiscProps) {
  const { slug, title, audio, isLocked, preview } = episode;
  const isOpen = usePlayer((player) => isSame(player.episode, episode));
  const isPlaying = usePlayer((player) => player.isPlaying) && isOpen;
  const pressable = usePressable(() => withPlayer((engine) => (isOpen ? engine.toggle() : engine.play(episode))));
  if (!audio && !isLocked) return null;
  return (
    <DiscLink
      to="/episodes/$slug"
      params={{ slug }}
      search={{ preview }}
      className={classNames(styles.disc, isPlaying && styles.playing, className)}
      aria-label={`${isPlaying ? 'Pause' : 'Play'} ${title}`}
      onPointerEnter={() => withPlayer(() => {})}
      {...(audio ? pressable : { hash: 'media' })}
    />
  );
}

const DiscLink = createLink((props: ComponentProps<'a'>) => (
  <a {...props}>
    <IconPlay />
  </a>
));
