import { readFileSync } from 'node:fs';
import type { CreateIssueInput } from '@longreturn/contract/newsletter-issue';
import { createClient, signIn } from '../src/client.ts';

// Given a JSON file, creates a draft of a newsletter issue and sends a test email of it. Given the ID of a draft, sends
// the issue. The file contains { "edition": "episodes", "title": …, "slug": …, "excerpt": …, "bodyRichtext": "<p>…" }.
// usage: EMAIL=admin@example.org PASSWORD=… node examples/send-issue.ts http://localhost:3000 issue.json
//        EMAIL=admin@example.org PASSWORD=… node examples/send-issue.ts http://localhost:3000 <id>
const [baseUrl = 'http://localhost:3000', given = 'issue.json'] = process.argv.slice(2);
const { EMAIL: email = '', PASSWORD: password = '' } = process.env;
const { issues } = createClient({ baseUrl, sessionId: await signIn({ baseUrl, email, password }) }).admin;

if (given.endsWith('.json')) {
  const written = JSON.parse(readFileSync(given, 'utf8')) as CreateIssueInput; // the site validates it
  const { id } = await issues.create.mutate(written);
  await issues.sendTrial.mutate({ id });
  console.log(`created the draft ${id} and sent a test email to ${email}`);
} else {
  const { recipients } = await issues.send.mutate({ id: given });
  console.log(`sent to ${recipients} subscribers`);
}
