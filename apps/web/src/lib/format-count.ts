/** Formats a count with its noun: '1 episode', '12 episodes'. */
export function formatCount(count: number, noun: string): string {
  return `${count} ${nounFor(count, noun)}`;
}

/** Returns the noun in the singular or plural, without the number. */
export function nounFor(count: number, noun: string): string {
  return count === 1 ? noun : `${noun}s`;
}
