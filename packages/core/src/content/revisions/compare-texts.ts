import type { BlockDifference, TextDifference, TextSegment } from '@longreturn/contract/article-revision';
import { diffArrays, diffWordsWithSpace } from 'diff';
import type { RevisedText } from './record-revision.ts';
import { type TextBlock, textBlocks } from './text-blocks.ts';

/** Texts with more differences count as completely different, because comparing them would take too long. */
const MAX_DIFFERENCES = { maxEditLength: 1000 };

/** Returns what differs between two texts of an article: blocks of the body, and words within them. */
export function compareTexts(older: RevisedText, newer: RevisedText): TextDifference {
  return {
    title: compareWords(older.title, newer.title),
    excerpt: compareWords(older.excerpt, newer.excerpt),
    body: compareBodies(older.bodyRichtext, newer.bodyRichtext),
    topics: {
      added: newer.topics.filter((topic) => !older.topics.includes(topic)),
      removed: older.topics.filter((topic) => !newer.topics.includes(topic)),
    },
  };
}

function compareWords(older: string, newer: string): TextSegment[] {
  const changes = diffWordsWithSpace(older, newer, MAX_DIFFERENCES) ?? [
    { value: older, removed: true, added: false },
    { value: newer, removed: false, added: true },
  ];
  return changes
    .filter(({ value }) => value !== '')
    .map(({ value, ...change }) => ({ kind: kindOf(change), text: value }));
}

function compareBodies(older: string, newer: string): BlockDifference[] {
  const [before, after] = [textBlocks(older), textBlocks(newer)];
  const comparator = (one: TextBlock, other: TextBlock) => one.html === other.html && one.element === other.element;
  const changes = diffArrays(before, after, { ...MAX_DIFFERENCES, comparator }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  const differences: BlockDifference[] = [];
  let removed: TextBlock[] = [];
  for (const { value, ...change } of changes) {
    const kind = kindOf(change);
    if (kind === 'added') differences.push(...compareBlocks(removed, value));
    else differences.push(...wholeBlocks('removed', removed));
    removed = kind === 'removed' ? value : [];
    if (kind === 'same') differences.push(...wholeBlocks('same', value));
  }
  return [...differences, ...wholeBlocks('removed', removed)];
}

/** Compares removed blocks with the blocks that replaced them: the first with the first, and so on. */
function compareBlocks(older: readonly TextBlock[], newer: readonly TextBlock[]): BlockDifference[] {
  const pairs = newer.flatMap((block, index) => {
    const before = older[index];
    return before ? compareBlock(before, block) : wholeBlocks('added', [block]);
  });
  return [...pairs, ...wholeBlocks('removed', older.slice(newer.length))];
}

/** Blocks without a common word are shown one after the other. */
function compareBlock(older: TextBlock, newer: TextBlock): BlockDifference[] {
  const segments = compareWords(older.text, newer.text);
  const hasCommonWord = segments.some(({ kind, text }) => kind === 'same' && /[\p{L}\p{N}]/u.test(text));
  if (!hasCommonWord) return [...wholeBlocks('removed', [older]), ...wholeBlocks('added', [newer])];
  return [{ kind: 'changed', element: newer.element, segments }];
}

function wholeBlocks(kind: TextSegment['kind'], blocks: readonly TextBlock[]): BlockDifference[] {
  return blocks.map(({ element, text }) => ({ kind, element, segments: text ? [{ kind, text }] : [] }));
}

function kindOf({ added, removed }: { added: boolean; removed: boolean }): TextSegment['kind'] {
  if (added) return 'added';
  return removed ? 'removed' : 'same';
}
