import type { BlockDifference } from '@longreturn/contract/article-revision';

/** A changed block, or a number of unchanged ones. */
export type FoldedBlock = { is: 'block'; block: BlockDifference } | { is: 'same'; count: number };

/** Replaces each run of unchanged blocks with the number of these blocks, so that changes are easy to find. */
export function foldSameBlocks(blocks: readonly BlockDifference[]): FoldedBlock[] {
  const folded: FoldedBlock[] = [];
  for (const block of blocks) {
    const last = folded.at(-1);
    if (block.kind !== 'same') folded.push({ is: 'block', block });
    else if (last?.is === 'same') last.count += 1;
    else folded.push({ is: 'same', count: 1 });
  }
  return folded;
}
