import { formatDuration } from '@longreturn/contract/format-time';
import { chapterAt } from './chapters.ts';
import { seek } from './engine.ts';
import styles from './panel.module.css';
import { Panel } from './panel.tsx';
import { IconChapters } from './player-icons.tsx';
import { usePlayer } from './player-state.ts';

/** The episode's chapters. Renders nothing if it has none. */
export function ChaptersPanel() {
  const chapters = usePlayer((player) => player.chapters);
  const current = usePlayer((player) => chapterAt(player.chapters ?? [], player.positionSec));
  if (!chapters || chapters.length === 0) return null;
  return (
    <Panel title="Chapters" icon={<IconChapters />}>
      <ol className={styles.list}>
        {chapters.map((chapter) => (
          <li key={chapter.startTime}>
            <button
              type="button"
              className={styles.item}
              aria-current={chapter === current ? 'true' : undefined}
              onClick={() => seek(chapter.startTime)}
            >
              <span>{formatDuration(chapter.startTime)}</span>
              {chapter.title}
            </button>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
