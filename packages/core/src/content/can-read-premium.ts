import type { ReaderKind } from './reader-kind.ts';

const WITH_ACCESS: ReadonlySet<ReaderKind> = new Set(['member', 'editor', 'admin']);

/** Whether readers of this kind may see premium content. Everything that shows, finds or sends content asks here. */
export function canReadPremium(reader: ReaderKind): boolean {
  return WITH_ACCESS.has(reader);
}

/** Whether readers of this kind may see the whole of this episode, article or issue. */
export function canRead(reader: ReaderKind, item: { isPremium: boolean }): boolean {
  return !item.isPremium || canReadPremium(reader);
}
