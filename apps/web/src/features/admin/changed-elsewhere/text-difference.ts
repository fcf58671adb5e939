import { diffWordsWithSpace } from 'diff';

/** A piece of a text. It is marked if the other text doesn't have it. */
interface Piece {
  text: string;
  isMarked: boolean;
}

/** Texts with more differences count as wholly different, because comparing them would take too long. */
const MAX_DIFFERENCES = { maxEditLength: 1000 };
/** How many characters of an unchanged piece are shown on each side of its gap. */
const KEPT = 80;

/** Returns each text in pieces, with the words that the other one doesn't have marked. Long unchanged pieces get a gap. */
export function compareWords(theirs: string, mine: string): { theirs: Piece[]; mine: Piece[] } {
  const changes = diffWordsWithSpace(mine, theirs, MAX_DIFFERENCES);
  if (!changes) return { theirs: [{ text: theirs, isMarked: true }], mine: [{ text: mine, isMarked: true }] };
  const piecesOf = (other: 'added' | 'removed') =>
    changes
      .filter((change) => !change[other])
      .map(({ value, added, removed }) => ({
        text: added || removed ? value : withGap(value),
        isMarked: added || removed,
      }));
  return { theirs: piecesOf('removed'), mine: piecesOf('added') };
}

function withGap(text: string): string {
  return text.length > 3 * KEPT ? `${text.slice(0, KEPT)} … ${text.slice(-KEPT)}` : text;
}
