import type { EpisodePage } from '@longreturn/contract/content';
import type { EpisodeListening } from '@longreturn/contract/episode-listening';
import { MEMBERS_ONLY } from '../../lib/page-head.ts';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { AnsweredQuestions } from '../ama/answered-questions.tsx';
import { SocialLinks } from '../social/social-links.tsx';
import styles from './episode-body.module.css';
import { EpisodePart, EpisodePeople, EpisodeTopics } from './episode-part.tsx';
import { EpisodePaywall } from './episode-paywall.tsx';
import { EpisodeSources } from './episode-sources.tsx';
import { ChapterList } from './listening/chapter-list.tsx';
import { Transcript } from './listening/transcript.tsx';
import { playableItems } from './media-embed.ts';
import { MediaList } from './media-list.tsx';

interface EpisodeBodyProps {
  episode: EpisodePage;
  /** The chapters, waveform and transcript for this reader; null without audio or access. */
  listening: EpisodeListening | null;
}

/**
 * The transcript, with the media, chapters, people and topics beside it. Without a transcript, the media or the paywall
 * takes its place.
 */
export function EpisodeBody({ episode, listening }: EpisodeBodyProps) {
  const hasMedia = episode.media === null || playableItems(episode).length > 0;
  const transcript = listening?.transcript;
  const media = hasMedia ? <Media episode={episode} roomy={!transcript} /> : null;
  const side = (
    <div key="side" className={styles.side}>
      {listening ? <ChapterList episode={episode} chapters={listening.chapters} /> : null}
      {transcript ? media : null}
      <EpisodeSources sources={episode.sources} />
      <EpisodePeople persons={episode.persons} />
      <EpisodeTopics slugs={episode.topics} />
    </div>
  );
  const main = (
    <div key="main" className={styles.main}>
      {transcript ? <Transcript episode={episode} transcript={transcript} /> : media}
      {episode.isLocked ? null : <AnsweredQuestions episode={episode} />}
    </div>
  );
  const isQuiet = !hasMedia && !transcript;
  return (
    <div className={classNames(layout.grid, styles.body, isQuiet && styles.quiet)}>
      {transcript ? [side, main] : [main, side]}
      <div className={styles.follow}>
        <SocialLinks />
      </div>
    </div>
  );
}

function Media({ episode, roomy }: { episode: EpisodePage; roomy: boolean }) {
  return (
    <div className={classNames(episode.isPremium && MEMBERS_ONLY)} id="media">
      {episode.media === null ? (
        <EpisodePaywall episode={episode} />
      ) : (
        <EpisodePart title="Media">
          <MediaList items={playableItems(episode)} roomy={roomy} />
        </EpisodePart>
      )}
    </div>
  );
}
