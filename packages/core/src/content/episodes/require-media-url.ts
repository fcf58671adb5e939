import type { MediaItemType } from '@longreturn/contract/media-item-types';
import { isMediaUrl } from '@longreturn/contract/media-url';
import { MESSAGES } from '@longreturn/contract/messages';
import { AppError } from '../../app-error.ts';

/** Throws input.invalid unless the URL fits the type of media item (docs/product.md, Episodes and media items). */
export function requireMediaUrl({ type, url }: { type: MediaItemType; url: string }): void {
  if (!isMediaUrl(type, url)) throw new AppError('input.invalid', { url: MESSAGES.mediaUrl });
}
