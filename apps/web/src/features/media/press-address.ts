/** Where the server answers a file of the press kit. */
export function pressAddress(file: string): string {
  return `/press/${file}`;
}
