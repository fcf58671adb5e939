import type { Episode } from '@longreturn/contract/content';
import { formatDuration } from '@longreturn/contract/format-time';
import type { Chapter } from '@longreturn/contract/listening';
import { usePressable } from '../../../lib/use-pressable.ts';
import { IconArrow } from '../../../ui/icons.tsx';
import { EpisodePart } from '../episode-part.tsx';
import styles from './chapter-list.module.css';
import { audioHref, playFrom, usePlayedPart } from './heard-position.ts';

interface ChapterListProps {
  episode: Episode;
  chapters: readonly Chapter[];
}

/** An episode's chapters. A click plays the episode from the chapter. Renders nothing without chapters. */
export function ChapterList({ episode, chapters }: ChapterListProps) {
  const played = usePlayedPart(episode.id, chapters);
  if (chapters.length === 0) return null;
  return (
    <EpisodePart title="Chapters">
      <ol className={styles.chapters}>
        {chapters.map((chapter, index) => (
          <li key={chapter.startTime}>
            <ChapterLink episode={episode} chapter={chapter} isPlayed={index === played} />
            {chapter.url ? <MoreLink chapter={chapter} url={chapter.url} /> : null}
          </li>
        ))}
      </ol>
    </EpisodePart>
  );
}

interface ChapterLinkProps {
  episode: Episode;
  chapter: Chapter;
  isPlayed: boolean;
}

function ChapterLink({ episode, chapter: { startTime, title }, isPlayed }: ChapterLinkProps) {
  const pressable = usePressable(() => playFrom(episode, startTime));
  return (
    <a
      href={audioHref(episode, startTime)}
      className={styles.chapter}
      aria-current={isPlayed || undefined}
      {...pressable}
    >
      <span>{formatDuration(startTime)}</span>
      <span>{title}</span>
    </a>
  );
}

function MoreLink({ chapter: { title }, url }: { chapter: Chapter; url: string }) {
  return (
    <a
      href={url}
      className={styles.more}
      target="_blank"
      rel="noopener"
      aria-label={`${title}: link (opens in a new tab)`}
    >
      <IconArrow />
    </a>
  );
}
