import { listSteps } from '@longreturn/contract/query-parameters';
import { type SearchOf, searchSchema, text } from '../../lib/search-schema.ts';

/**
 * Where the two lists of a topic's page begin (`articles` is the articles' cursor), and how many steps of each are
 * shown.
 */
export const topicSteps = searchSchema({ cursor: text, articles: text, steps: listSteps, articleSteps: listSteps });
export type TopicSteps = SearchOf<typeof topicSteps>;
