import type { Cue } from '@longreturn/contract/listening';

/** A cue in the text of its turn. */
export interface TurnCue {
  /** The index in the list of all cues. */
  index: number;
  startTime: number;
  text: string;
  /** The position of the text in the turn's text. */
  offset: number;
}

/** A paragraph of the transcript: what one person says, or a part of it. */
export interface Turn {
  startTime: number;
  /** Null if the speaker isn't known or is the same as in the previous turn. */
  speaker: string | null;
  cues: readonly TurnCue[];
  text: string;
}

/** After this many characters, a long turn is divided at the end of a sentence. */
const LONG = 320;
/** After this many characters, a turn is divided at the end of any cue. */
const TOO_LONG = 700;
const SENTENCE_END = /[.!?…]["”’)]?$/;

/** Groups the cues of a transcript into turns. */
export function buildTurns(cues: readonly Cue[]): Turn[] {
  const turns: { startTime: number; speaker: string | null; cues: TurnCue[]; text: string }[] = [];
  let speaking: string | null | undefined;
  cues.forEach(({ startTime, speaker, text }, index) => {
    const last = turns.at(-1);
    if (last && speaker === speaking && !isFull(last.text)) {
      last.cues.push({ index, startTime, text, offset: last.text.length + 1 });
      last.text += ` ${text}`;
      return;
    }
    const cue = { index, startTime, text, offset: 0 };
    turns.push({ startTime, speaker: speaker === speaking ? null : speaker, cues: [cue], text });
    speaking = speaker;
  });
  return turns;
}

function isFull(text: string): boolean {
  return text.length >= TOO_LONG || (text.length >= LONG && SENTENCE_END.test(text));
}

/** Returns the index of the cue or chapter that plays at a time; -1 before the first. */
export function indexAt(parts: readonly { startTime: number }[], sec: number): number {
  return parts.findLastIndex(({ startTime }) => startTime <= sec);
}
