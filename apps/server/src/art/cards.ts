import type { ArticleCard, Episode, Topic } from '@longreturn/contract/content';
import { formatDate, wholeMinutes } from '@longreturn/contract/format-time';
import type { IssueCard } from '@longreturn/contract/newsletter-issue';
import type { Site } from '@longreturn/contract/site';
import { cover } from '@longreturn/site/art/cover';
import type { SocialCard } from '@longreturn/site/art/social-card';
import { topicMark } from '@longreturn/site/art/topic-mark';
import { EDITION_TEXTS } from '@longreturn/site/edition-texts';
import { TOPICS } from '@longreturn/site/topics';

/** Returns the card of the home page. All pages without a card of their own use it too. */
export function siteCard({ hero, brand }: Pick<Site, 'hero' | 'brand'>): SocialCard {
  return {
    kind: 'site',
    title: `${hero.title} ${hero.titleTurn}`,
    kicker: brand.description.split('. ')[0] ?? brand.name,
  };
}

export function episodeCard({ type, slug, title, publishedAt, durationSec }: Episode): SocialCard {
  const length = durationSec === null ? [] : [`${wholeMinutes(durationSec)} min`];
  return {
    kind: 'episode',
    title,
    kicker: parted(type, formatDate(publishedAt), ...length),
    coverSvg: cover(type, slug),
  };
}

export function articleCard(article: Pick<ArticleCard, 'title' | 'publishedAt' | 'readingMinutes'>): SocialCard {
  const { title, publishedAt, readingMinutes } = article;
  return { kind: 'article', title, kicker: parted('Article', formatDate(publishedAt), `${readingMinutes} min`) };
}

/** Returns the card of a newsletter issue, with the edition, date and reading time above the title. */
export function issueCard(issue: Pick<IssueCard, 'edition' | 'title' | 'sentAt' | 'readingMinutes'>): SocialCard {
  const { edition, title, sentAt, readingMinutes } = issue;
  const kicker = parted(EDITION_TEXTS[edition].title, formatDate(sentAt), `${readingMinutes} min`);
  return { kind: 'article', title, kicker };
}

export function topicCard({ slug, title, episodeCount, articleCount }: Topic): SocialCard {
  const known = TOPICS.find((topic) => topic.slug === slug);
  const kicker = parted(counted(episodeCount, 'episode'), counted(articleCount, 'article'));
  return { kind: 'topic', title, kicker, ...(known && { coverSvg: topicMark(known.slug) }) };
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

const parted = (...parts: string[]): string => parts.join(' · ');
