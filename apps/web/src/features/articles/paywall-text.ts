import type { ArticlePage } from '@longreturn/contract/content';

const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

type Locked = Pick<ArticlePage, 'readingMinutes' | 'minutesLeft' | 'preview'>;

/** Returns what the paywall says about the hidden part. `noun` is what it calls the text, such as 'article'. */
export function paywallText({ readingMinutes, minutesLeft, preview }: Locked, noun = 'article'): string {
  const minutes = minutesLeft ?? readingMinutes;
  const count = NUMBERS[minutes] ?? String(minutes);
  if (preview === null) {
    return `This ${noun} takes ${count} ${minutes === 1 ? 'minute' : 'minutes'} to read and is for members.`;
  }
  return minutes === 1 ? 'The remaining minute is for members.' : `The remaining ${count} minutes are for members.`;
}
