import type { Article } from '@longreturn/contract/content';
import { LIMITS } from '@longreturn/contract/limits';

const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

type Locked = Pick<Article, 'readingMinutes' | 'preview'>;

/** Whole minutes of reading behind the paywall, at least one: the article's less those of its free part. */
export function minutesLeft({ readingMinutes, preview }: Locked): number {
  const words = preview?.replace(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(readingMinutes - words / LIMITS.wordsAMinute));
}

/** What the paywall says is behind it. */
export function paywallText(article: Locked): string {
  const minutes = minutesLeft(article);
  const count = NUMBERS[minutes] ?? String(minutes);
  if (article.preview === null) {
    return `This article takes ${count} ${minutes === 1 ? 'minute' : 'minutes'} to read and is for members.`;
  }
  return minutes === 1 ? 'The remaining minute is for members.' : `The remaining ${count} minutes are for members.`;
}
