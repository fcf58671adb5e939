import { chime } from './chime.ts';
import { elias, type Line, maren, type Script } from './script.ts';
import { joinSounds, SAMPLE_RATE, silence } from './sound.ts';
import { speak } from './speak.ts';

/** A sentence of the transcript. Times are in seconds from the start of the recording. */
export interface RecordedCue {
  startTime: number;
  endTime: number;
  speaker: string;
  text: string;
}

export interface RecordedChapter {
  startTime: number;
  title: string;
  url: null;
}

export interface Recording {
  sound: Float32Array;
  chapters: RecordedChapter[] | null;
  transcript: RecordedCue[];
}

const SPEAKERS: Record<Line['host'], string> = { maren: 'Maren Oduya', elias: 'Elias Thornquist' };
const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Seconds of silence after a sentence, a line and a part. */
const PAUSE = { sentence: 0.3, line: 0.5, part: 1 };

const opening = (title: string) =>
  maren(
    `This is The Long Return. You are listening to a short sample of the episode ${title}, read by synthetic voices.`,
  );
const CLOSING = elias(
  'This was a sample. It is for educational purposes only, and it is not medical or financial advice.',
);
const ANNOUNCEMENT = [
  elias('A short announcement. The Long Return has a newsletter about new episodes and articles.'),
  maren('You can subscribe on the newsletter page of this site, and unsubscribe at any time. Now back to the episode.'),
];

/** Records a script sentence by sentence, so that the times of its cues are exact. */
export async function recordScript(
  { title, parts }: Pick<Script, 'title' | 'parts'>,
  { announced }: { announced: boolean },
): Promise<Recording> {
  const tape = new Tape();
  tape.add(chime());
  tape.startChapter('Introduction');
  await tape.read([opening(title)]);
  if (announced) {
    tape.startChapter('Announcement');
    await tape.read(ANNOUNCEMENT);
  }
  for (const { chapter, lines } of parts) {
    if (chapter !== undefined) tape.startChapter(chapter);
    await tape.read(lines);
  }
  await tape.read([CLOSING]);
  tape.add(chime());
  const hasChapters = parts.some(({ chapter }) => chapter !== undefined);
  return { sound: tape.sound(), chapters: hasChapters ? tape.chapters : null, transcript: tape.cues };
}

class Tape {
  readonly chapters: RecordedChapter[] = [];
  readonly cues: RecordedCue[] = [];
  readonly #sounds: Float32Array[] = [];
  #length = 0;

  add(sound: Float32Array): void {
    this.#sounds.push(sound);
    this.#length += sound.length;
  }

  startChapter(title: string): void {
    // The first chapter starts at 0, so that it includes the chime.
    const startTime = this.chapters.length === 0 ? 0 : this.#now();
    this.chapters.push({ startTime, title, url: null });
  }

  async read(lines: readonly Line[]): Promise<void> {
    for (const { host, text } of lines) {
      for (const { segment } of SENTENCES.segment(text)) {
        await this.#say(host, segment.trim());
        this.add(silence(PAUSE.sentence));
      }
      this.add(silence(PAUSE.line - PAUSE.sentence));
    }
    this.add(silence(PAUSE.part - PAUSE.line));
  }

  sound(): Float32Array {
    return joinSounds(this.#sounds);
  }

  async #say(host: Line['host'], text: string): Promise<void> {
    const startTime = this.#now();
    this.add(await speak(host, text));
    this.cues.push({ startTime, endTime: this.#now(), speaker: SPEAKERS[host], text });
  }

  #now(): number {
    return Math.round((this.#length / SAMPLE_RATE) * 1000) / 1000;
  }
}
