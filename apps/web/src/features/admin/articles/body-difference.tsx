import type { BlockDifference } from '@longreturn/contract/article-revision';
import { foldSameBlocks } from './fold-same-blocks.ts';
import { TextDifference } from './text-difference.tsx';
import styles from './version-difference.module.css';

/** The changed blocks of a body. Between them, the number of unchanged blocks is shown. */
export function BodyDifference({ blocks }: { blocks: readonly BlockDifference[] }) {
  return foldSameBlocks(blocks).map((part, index) =>
    part.is === 'same' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a body don't move
      <p key={index} className={styles.quiet}>
        {part.count === 1 ? 'One unchanged paragraph' : `${part.count} unchanged paragraphs`}
      </p>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a body don't move
      <p key={index} data-element={part.block.element}>
        <Block block={part.block} />
      </p>
    ),
  );
}

/** Names of blocks that may have no text. */
const NAMES: Record<string, string> = { hr: '[Line] ', img: '[Image] ' };

function Block({ block: { kind, element, segments } }: { block: BlockDifference }) {
  const isSameText = kind === 'changed' && segments.every((segment) => segment.kind === 'same');
  const name = NAMES[element];
  const named = name && (kind === 'added' || kind === 'removed') ? [{ kind, text: name }, ...segments] : segments;
  return (
    <>
      <TextDifference segments={named} />
      {isSameText ? <span className={styles.quiet}> (other formatting or links)</span> : null}
    </>
  );
}
