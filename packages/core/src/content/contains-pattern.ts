/** The pattern with which ILIKE finds the text anywhere, its wildcards standing for themselves. */
export function containsPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
