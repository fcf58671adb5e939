import type { Topic } from '@longreturn/contract/content';
import { counted } from '../../lib/counted.ts';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { MetaRow } from '../../ui/meta-row.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { TopicMark } from '../../ui/topic-mark.tsx';
import styles from './topic-head.module.css';
import { TOPIC_MARK_CAPTIONS } from './topic-mark-captions.ts';

/** The top of a topic's page: title, description, counts, and its chart as a figure. */
export function TopicHead({ topic }: { topic: Topic }) {
  const { slug, title, description, episodeCount, articleCount } = topic;
  const caption = TOPIC_MARK_CAPTIONS.get(slug);
  return (
    <div className={classNames(layout.grid, styles.head)}>
      <div className={styles.text}>
        <PageHead title={title} lede={description} />
        <MetaRow className={styles.counts}>
          <span>{counted(episodeCount, 'episode')}</span>
          <span>{counted(articleCount, 'article')}</span>
        </MetaRow>
      </div>
      {caption ? (
        <figure className={styles.figure}>
          <TopicMark slug={slug} className={styles.mark} />
          <figcaption>
            <b>Fig. 1.</b> A drawing, not data: {caption}.
          </figcaption>
        </figure>
      ) : null}
    </div>
  );
}
