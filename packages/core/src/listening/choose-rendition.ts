import type { RenditionKind } from '@longreturn/contract/listening';
import { canRead, canReadPremium, type ReaderKind } from '../content/reader-kind.ts';

/**
 * Returns the rendition of an episode that readers of this kind listen to: the ad-free one if they have access to it,
 * otherwise the public one. Returns undefined if the episode is locked for them or has no such rendition. All code that
 * links to or sends audio, chapters or a transcript must use this function (docs/product.md, Listening).
 */
export function chooseRendition<Rendition extends { kind: RenditionKind }>(
  reader: ReaderKind,
  { isPremium, renditions }: { isPremium: boolean; renditions: readonly Rendition[] },
): Rendition | undefined {
  if (!canRead(reader, { isPremium })) return undefined;
  const find = (kind: RenditionKind) => renditions.find((each) => each.kind === kind);
  return (canReadPremium(reader) ? find('ad-free') : undefined) ?? find('public');
}

/** Returns whether readers of this kind have access to a rendition of the episode. */
export function canListen(
  reader: ReaderKind,
  { isPremium }: { isPremium: boolean },
  { kind }: { kind: RenditionKind },
): boolean {
  return kind === 'public' ? canRead(reader, { isPremium }) : canReadPremium(reader);
}
