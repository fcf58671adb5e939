const TIME = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/;

/** Parses a time such as '12:30' or '1:02:30' into seconds. Returns undefined for any other text. */
export function parseTime(text: string): number | undefined {
  const found = TIME.exec(text.trim());
  if (!found) return undefined;
  const [hours, minutes, seconds] = found.slice(1).map((part) => Number(part ?? 0));
  return (hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0);
}
