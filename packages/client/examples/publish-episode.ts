import { slugify } from '@longreturn/contract/slug';
import { createClient, signIn } from '../src/client.ts';

// Publishes an episode with its media items. The type of each item follows from its URL.
// usage: EMAIL=editor@example.org PASSWORD=… node examples/publish-episode.ts http://localhost:3000 "A talk about sleep" \
//          https://youtu.be/aqz-KE-bpKQ https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk
const [baseUrl = 'http://localhost:3000', title = 'A talk about sleep', ...urls] = process.argv.slice(2);
const { EMAIL: email = '', PASSWORD: password = '' } = process.env;
const { episodes, mediaItems } = createClient({ baseUrl, sessionId: await signIn({ baseUrl, email, password }) }).admin;

const typeOf = (url: string) => {
  if (url.includes('spotify.com')) return 'spotify';
  return url.includes('podcasts.apple.com') ? 'apple' : 'youtube';
};

// Creates a draft first, so that nobody sees the episode without its media.
const { id, slug } = await episodes.create.mutate({ title, slug: slugify(title), type: 'Science Deep Dive' });
for (const url of urls) await mediaItems.add.mutate({ id, type: typeOf(url), url, title });
const { updatedAt } = await episodes.get.query({ id });
await episodes.update.mutate({ id, updatedAt, publishedAt: new Date().toISOString() });
console.log(`${new URL(`/episodes/${slug}`, baseUrl).href} is published with ${urls.length} media items`);
