import { LIMITS } from '@longreturn/contract/limits';
import { AUDIO_EXTENSIONS } from '@longreturn/contract/listening';
import { oneLine } from '@longreturn/contract/one-line';
import { plainText } from '../content/html/reading-minutes.ts';
import type { ShowItem } from '../ports.ts';
import { sha256 } from '../sha256.ts';
import { readDate } from './read-date.ts';

/** The audio of an item, on the site that it is imported from. */
export interface PlannedAudio {
  url: string;
  contentType: keyof typeof AUDIO_EXTENSIONS;
  bytes: number;
}

/** The episode that an item becomes. All texts are plain text of an allowed length. */
export interface PlannedEpisode {
  guid: string;
  title: string;
  description: string | null;
  publishedAt: Date | null;
  durationSec: number | null;
  audio: PlannedAudio | null;
  chaptersUrl: string | null;
  transcript: { url: string; type: string } | null;
  persons: { name: string; role: string; url: string | null; imageUrl: string | null }[];
  /** What was left out or changed, for the report. */
  notes: string[];
}

/** The audio types in feeds, each with the type that this site uses for it. */
const AUDIO_TYPES: Record<string, PlannedAudio['contentType'] | undefined> = {
  'audio/mpeg': 'audio/mpeg',
  'audio/mp3': 'audio/mpeg',
  'audio/mpeg3': 'audio/mpeg',
  'audio/mp4': 'audio/mp4',
  'audio/x-m4a': 'audio/mp4',
  'audio/m4a': 'audio/mp4',
  'audio/aac': 'audio/mp4',
  'audio/aacp': 'audio/mp4',
  'audio/ogg': 'audio/ogg',
  'audio/opus': 'audio/ogg',
  'audio/wav': 'audio/wav',
  'audio/x-wav': 'audio/wav',
  'audio/flac': 'audio/flac',
};
const TRANSCRIPT_TYPES = ['text/vtt', 'application/x-subrip', 'application/srt', 'application/json'];
/**
 * The maximum number of characters of HTML that are read. Tens of megabytes, or deeply nested tags, would block the
 * process for seconds.
 */
export const MAX_TITLE_HTML = 10_000;
const MAX_NOTES_HTML = 20 * LIMITS.episodeDescriptionMax;
const MAX_PERSONS = 30;
const MAX_NAME = 200;
const MAX_DURATION_SEC = 7 * 24 * 3600;
const MAX_GUID = 500;

/**
 * Returns what an item of a feed becomes, or why it is skipped (docs/product.md, Import). Pure: the same item gives the
 * same plan.
 */
export function planItem(item: ShowItem): PlannedEpisode | { skipped: string } {
  const notes: string[] = [];
  const note = (text: string) => void notes.push(text);
  const publishedAt = readDate(item.date) ?? null;
  const title = readTitle(item.title, note);
  const audio = readAudio(item, note);
  if (title === undefined && !audio) return { skipped: 'The item has no title and no audio' };
  if (!publishedAt)
    note(
      item.date
        ? `The date “${shorten(item.date)}” can’t be read, so the episode is a draft`
        : 'The item has no date, so the episode is a draft',
    );
  const guid = readGuid(item, { title, audio, note });
  return {
    guid,
    title: title ?? 'Untitled episode',
    description: readNotes(item.notes, note),
    publishedAt,
    durationSec: readDuration(item.duration, note),
    audio,
    chaptersUrl: item.chaptersUrl === undefined ? null : readLink('chapters', item.chaptersUrl, note),
    transcript: readTranscript(item, note),
    persons: readPersons(item.persons),
    notes,
  };
}

/**
 * Returns the GUID that the plan of an item would have; undefined for an item that is skipped. Doesn't read the notes.
 */
export function guidOf(item: ShowItem): string | undefined {
  const note = () => {};
  const audio = readAudio(item, note);
  const title = readTitle(item.title, note);
  return title === undefined && !audio ? undefined : readGuid(item, { title, audio, note });
}

type Note = (text: string) => void;

function readTitle(given: string | undefined, note: Note): string | undefined {
  const title = oneLine(textOf(given ?? '', MAX_TITLE_HTML));
  if (title === '') return undefined;
  if (title.length < LIMITS.episodeTitleMin) {
    note(`The title “${title}” is too short, so “Episode” was put before it`);
    return `Episode ${title}`;
  }
  if (title.length <= LIMITS.contentTitleMax) return title;
  note(`The title was cut to ${LIMITS.contentTitleMax} characters`);
  return cut(title, LIMITS.contentTitleMax);
}

function readNotes(notes: string | undefined, note: Note): string | null {
  const given = notes ?? '';
  const text = storable(textOf(given, MAX_NOTES_HTML));
  if (text.length < LIMITS.episodeDescriptionMin) {
    if (text !== '') note('The notes are too short, so the episode has no description');
    return null;
  }
  if (text.length <= LIMITS.episodeDescriptionMax && given.length <= MAX_NOTES_HTML) return text;
  note(`The notes were cut to ${LIMITS.episodeDescriptionMax} characters`);
  return cut(text, LIMITS.episodeDescriptionMax);
}

function readAudio({ enclosure }: ShowItem, note: Note): PlannedAudio | null {
  if (!enclosure) {
    note('The item has no audio');
    return null;
  }
  const url = readLink('audio', enclosure.url, note);
  if (!url) return null;
  const contentType = audioType(enclosure.type, url);
  if (!contentType) {
    note(`The audio is of the type “${shorten(enclosure.type ?? '')}”, which the site can’t play`);
    return null;
  }
  const { bytes } = enclosure;
  return { url, contentType, bytes: bytes !== undefined && Number.isSafeInteger(bytes) && bytes > 0 ? bytes : 0 };
}

function readTranscript({ transcripts }: ShowItem, note: Note): PlannedEpisode['transcript'] {
  const known = TRANSCRIPT_TYPES.flatMap((type) => transcripts.filter((each) => each.type === type));
  const found = known.find(({ url }) => readUrl(url));
  if (!found && known[0]) readLink('transcript', known[0].url, note);
  return found ?? null;
}

/** Returns the site's type of an audio file. If the feed states none, the extension of the URL decides. */
function audioType(stated: string | undefined, url: string): PlannedAudio['contentType'] | undefined {
  const type = stated?.split(';')[0]?.trim().toLowerCase();
  if (type && type !== 'application/octet-stream') return AUDIO_TYPES[type];
  const extension = new URL(url).pathname.split('.').at(-1)?.toLowerCase();
  const found = Object.entries(AUDIO_EXTENSIONS).find(([, known]) => known === extension);
  return found?.[0] as PlannedAudio['contentType'] | undefined; // every key of AUDIO_EXTENSIONS is such a type
}

/** Returns an ID that the item keeps in every version of the feed. */
function readGuid(
  { guid, date }: ShowItem,
  { title, audio, note }: { title: string | undefined; audio: PlannedAudio | null; note: Note },
): string {
  const given = storable(guid ?? '').trim();
  if (given !== '' && given.length <= MAX_GUID) return given;
  if (given !== '') return sha256(given);
  note('The item has no GUID, so its audio or its title identifies it');
  return sha256(audio?.url ?? `${title} ${date ?? ''}`);
}

function readDuration(given: string | number | undefined, note: Note): number | null {
  if (given === undefined || given === '') return null;
  const parts = String(given).trim().split(':').map(Number);
  const seconds = Math.round(parts.reduce((sum, part) => sum * 60 + part, 0));
  if (parts.length <= 3 && parts.every((part) => part >= 0) && seconds <= MAX_DURATION_SEC) return seconds;
  note(`The duration “${shorten(String(given))}” can’t be read`);
  return null;
}

function readPersons(given: ShowItem['persons']): PlannedEpisode['persons'] {
  return given
    .map(({ name, role, url, imageUrl }) => ({
      name: cut(oneLine(textOf(name, MAX_TITLE_HTML)), MAX_NAME),
      role: cut(oneLine(role ?? ''), MAX_NAME).toLowerCase() || 'host',
      url: readUrl(url),
      imageUrl: readUrl(imageUrl),
    }))
    .filter(({ name }) => name !== '')
    .slice(0, MAX_PERSONS);
}

/** Returns the URL of a file. If the URL can't be used, adds a note and returns null. */
function readLink(what: string, given: string, note: Note): string | null {
  const url = readUrl(given);
  if (!url) note(`The URL of the ${what} ${hasLogin(URL.parse(given.trim())) ? 'contains a login' : 'isn’t valid'}`);
  return url;
}

/** Returns an http(s) URL of an allowed length and without a login, or null. */
function readUrl(given: string | undefined): string | null {
  const url = given === undefined ? null : URL.parse(given.trim());
  if (!url || hasLogin(url) || url.href.length > LIMITS.url) return null;
  return /^https?:$/.test(url.protocol) ? url.href : null;
}

/** Returns whether a URL contains a user name or a password, which the site would publish. */
const hasLogin = (url: URL | null): boolean => url !== null && (url.username !== '' || url.password !== '');

/** Returns the visible text of the first `max` characters of HTML. A tag that is cut off there is left out. */
const textOf = (html: string, max: number): string =>
  plainText(html.length <= max ? html : html.slice(0, max).replace(/<[^<>]*$/, ''));

/** Returns the text without the characters that PostgreSQL can't store. */
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed();
const cut = (text: string, max: number): string =>
  (text.length <= max ? text : `${text.slice(0, max - 1).trimEnd()}…`).toWellFormed();
const shorten = (text: string): string => cut(oneLine(text), 60);
