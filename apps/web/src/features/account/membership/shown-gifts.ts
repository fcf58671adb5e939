import type { Gift } from '@longreturn/contract/membership';

const HOUR_MS = 3_600_000;

/** Leaves out gifts whose checkout was abandoned: those that are unpaid after an hour. `now` is in ISO 8601. */
export function shownGifts(gifts: readonly Gift[], now: string): Gift[] {
  const isRecent = ({ createdAt }: Gift) => Date.parse(now) - Date.parse(createdAt) < HOUR_MS;
  return gifts.filter((gift) => gift.state !== 'unpaid' || isRecent(gift));
}
