import { diffWordsWithSpace } from 'diff';

/** A piece of a text. `isMarked` says that the other text doesn't have this piece. */
interface Piece {
  text: string;
  isMarked: boolean;
}

/** If two texts differ more than this, they count as wholly different, because comparing them would take too long. */
const MAX_DIFFERENCES = { maxEditLength: 1000 };
/** How many characters at each end of a long unchanged piece are shown. */
const KEPT = 80;

/** Returns each text in pieces. Words that the other text lacks are marked; long unchanged pieces are shortened. */
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
