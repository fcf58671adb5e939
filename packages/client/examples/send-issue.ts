import { readFileSync } from 'node:fs';
import type { CreateIssueInput } from '@longreturn/contract/newsletter-issue';
import { createClient, signIn } from '../src/client.ts';

// Writes an issue of the newsletter from a JSON file, and sends a draft by its id:
// { "edition": "episodes", "title": …, "slug": …, "excerpt": …, "bodyRichtext": "<p>…" }.
// usage: EMAIL=admin@example.org PASSWORD=… node examples/send-issue.ts http://localhost:3000 issue.json
//        EMAIL=admin@example.org PASSWORD=… node examples/send-issue.ts http://localhost:3000 <id>
const [baseUrl = 'http://localhost:3000', given = 'issue.json'] = process.argv.slice(2);
const { EMAIL: email = '', PASSWORD: password = '' } = process.env;
const { issues } = createClient({ baseUrl, sessionId: await signIn({ baseUrl, email, password }) }).admin;

if (given.endsWith('.json')) {
  const written = JSON.parse(readFileSync(given, 'utf8')) as CreateIssueInput; // the site checks it
  const { id } = await issues.create.mutate(written);
  await issues.sendTrial.mutate({ id });
  console.log(`${id} is written, and a test of it is on its way to ${email}`);
} else {
  const { recipients } = await issues.send.mutate({ id: given });
  console.log(`sent to ${recipients} subscribers`);
}
