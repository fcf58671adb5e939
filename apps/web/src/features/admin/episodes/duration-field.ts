/** The largest number of seconds that the database column can store. */
const MOST = 2 ** 31 - 1;

/**
 * Parses the text of the field 'Duration (HH:MM)' into seconds; HH:MM:SS is also accepted. Invalid parts count as 0,
 * and an empty text gives null (docs/product.md, Episodes and media items).
 */
export function parseDuration(text: string): number | null {
  if (text.trim() === '') return null;
  const [hours = 0, minutes = 0, seconds = 0] = text.split(':').map(numberOf);
  return Math.min(hours * 3600 + minutes * 60 + seconds, MOST);
}

function numberOf(part: string): number {
  return /^\d+$/.test(part.trim()) ? Number(part) : 0;
}

/** Formats seconds for the field: '00:49', or '00:49:30' if the last minute isn't full. Returns '' for null. */
export function durationText(seconds: number | null): string {
  if (seconds === null) return '';
  const parts = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const shown = parts[2] === 0 ? parts.slice(0, 2) : parts;
  return shown.map((part) => String(part).padStart(2, '0')).join(':');
}
