import type { TextSegment } from '@longreturn/contract/article-revision';
import styles from './text-difference.module.css';

const ELEMENTS = { same: 'span', added: 'ins', removed: 'del' } as const;
/** Read by screen readers, which don't announce the elements `ins` and `del`. */
const WORDS = { same: '', added: 'Added: ', removed: 'Removed: ' };

/** A text with its added and removed words marked. */
export function TextDifference({ segments }: { segments: readonly TextSegment[] }) {
  return segments.map(({ kind, text }, index) => {
    const Segment = ELEMENTS[kind];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the segments of a text don't move
      <Segment key={index} className={styles[kind]}>
        {kind === 'same' ? null : <span className="visually-hidden">{WORDS[kind]}</span>}
        {text}
      </Segment>
    );
  });
}
