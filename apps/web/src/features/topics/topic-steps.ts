import { listSteps } from '@longreturn/contract/list-steps';
import { listCursor } from '../../lib/list-query.ts';

/** Where a topic page's two lists begin, and how many steps of each are shown. */
export interface TopicSteps {
  /** Of its episodes. */
  cursor?: string;
  /** Of its articles. */
  articles?: string;
  steps?: number;
  articleSteps?: number;
}

/** Takes an address's query and returns what it says of the two lists. */
export function topicSteps(given: Partial<Record<keyof TopicSteps, unknown>>): TopicSteps {
  const cursor = listCursor(given.cursor);
  const articles = listCursor(given.articles);
  const steps = listSteps(given.steps);
  const articleSteps = listSteps(given.articleSteps);
  return {
    ...(cursor && { cursor }),
    ...(articles && { articles }),
    ...(steps && { steps }),
    ...(articleSteps && { articleSteps }),
  };
}
