/** Formats a count with its noun: '1 episode', '12 episodes'. */
export function counted(count: number, noun: string): string {
  return `${count} ${nounFor(count, noun)}`;
}

/** Returns the singular or plural noun, for numbers in an element of their own. */
export function nounFor(count: number, noun: string): string {
  return count === 1 ? noun : `${noun}s`;
}
