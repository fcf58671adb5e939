import { listCursor } from '../../lib/list-query.ts';

/** Where a topic page's two lists begin. */
export interface TopicSteps {
  /** Of its episodes. */
  cursor?: string;
  /** Of its articles. */
  articles?: string;
}

/** Takes an address's query and returns what it says of the two lists. */
export function topicSteps(given: { cursor?: unknown; articles?: unknown }): TopicSteps {
  const cursor = listCursor(given.cursor);
  const articles = listCursor(given.articles);
  return { ...(cursor && { cursor }), ...(articles && { articles }) };
}
