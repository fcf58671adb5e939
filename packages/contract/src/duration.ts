const two = (value: number): string => String(value).padStart(2, '0');

/** Seconds as h:mm:ss, or m:ss under an hour (specification §9: episode cards). */
export function formatDuration(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = two(Math.floor(seconds % 60));
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** Seconds as whole minutes, rounded down (specification §9: home page and admin list). */
export function wholeMinutes(seconds: number): number {
  return Math.floor(seconds / 60);
}
