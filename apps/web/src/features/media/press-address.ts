/** Returns the URL of a press kit file. */
export function pressAddress(file: string): string {
  return `/press/${file}`;
}
