import { createClient } from '../src/client.ts';

// Lists every episode of a topic, newest first.
// usage: node examples/episodes-of-a-topic.ts http://localhost:3000 sleep
const [baseUrl = 'http://localhost:3000', topic = 'sleep'] = process.argv.slice(2);
const client = createClient({ baseUrl });

let cursor: string | undefined;
do {
  const page = await client.content.episodes.list.query({ topic, limit: 10, ...(cursor && { cursor }) });
  for (const episode of page.items) console.log(`${episode.publishedAt.slice(0, 10)}  ${episode.title}`);
  cursor = page.nextCursor ?? undefined;
} while (cursor);
