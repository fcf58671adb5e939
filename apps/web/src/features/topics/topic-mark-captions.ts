import type { TopicSlug } from '@longreturn/site/topics';

/** What each topic's chart shows. */
const CAPTIONS: Record<TopicSlug, string> = {
  exercise: 'oxygen uptake as effort begins and holds',
  nutrition: 'blood glucose over a day of three meals',
  sleep: 'the stages of one night',
  'risk-assessment': 'survival, step by step',
  'medications-and-supplements': 'the level of a drug between doses',
  'mental-and-emotional-health': 'a rhythm that gathers and settles',
};

/** A map, as slugs in URLs can be any string. */
export const TOPIC_MARK_CAPTIONS: ReadonlyMap<string, string> = new Map(Object.entries(CAPTIONS));
