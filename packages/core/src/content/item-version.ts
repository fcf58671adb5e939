import { AppError } from '../app-error.ts';

/**
 * Throws content.changed if the item has changed since the caller read it. `known` is the `updatedAt` that the caller
 * read; if the caller gives none, nothing is checked (docs/product.md, Publication).
 */
export function requireCurrent(updatedAt: Date, known: Date | null | undefined): void {
  if (known && known.getTime() !== updatedAt.getTime()) throw new AppError('content.changed');
}

/**
 * Returns the `updatedAt` of the next version, usually the current time. If the clock has not advanced since the
 * previous version, returns a time a millisecond later than that version, so that no two versions of an item have the
 * same time.
 */
export function nextVersion(updatedAt: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), updatedAt.getTime() + 1));
}
