const two = (value: number): string => String(value).padStart(2, '0');

/** Formats seconds as h:mm:ss, or m:ss below an hour. */
export function formatDuration(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = two(Math.floor(seconds % 60));
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** Formats seconds as whole minutes, rounded down. */
export function wholeMinutes(seconds: number): number {
  return Math.floor(seconds / 60);
}
