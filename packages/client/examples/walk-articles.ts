import type { Article } from '@longreturn/contract/content';
import { createRestClient } from '../src/client.ts';

// Reads all pages of the list of articles through the REST API and prints how many articles are free.
// usage: node examples/walk-articles.ts http://localhost:3000
const [baseUrl = 'http://localhost:3000'] = process.argv.slice(2);
const client = createRestClient({ baseUrl });

let pages = 0;
const articles: Article[] = [];
for await (const page of client.pages<Article>('/api/articles', { limit: 15 })) {
  pages += 1;
  articles.push(...page);
}
const free = articles.filter((article) => !article.isPremium);
console.log(`${articles.length} articles on ${pages} pages, ${free.length} of them free`);
