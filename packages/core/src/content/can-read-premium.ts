import type { ReaderKind } from './reader-kind.ts';

const WITH_ACCESS: ReadonlySet<ReaderKind> = new Set(['member', 'editor', 'admin']);

/**
 * Returns whether readers of this kind may see premium content. All code that shows, finds or sends content checks
 * this.
 */
export function canReadPremium(reader: ReaderKind): boolean {
  return WITH_ACCESS.has(reader);
}

/** Returns whether readers of this kind may see this whole episode, article or issue. */
export function canRead(reader: ReaderKind, item: { isPremium: boolean }): boolean {
  return !item.isPremium || canReadPremium(reader);
}
