/** A number and what there are of it: '1 episode', '12 episodes'. */
export function counted(count: number, noun: string): string {
  return `${count} ${nounFor(count, noun)}`;
}

/** The noun alone, where its number has an element of its own. */
export function nounFor(count: number, noun: string): string {
  return count === 1 ? noun : `${noun}s`;
}
