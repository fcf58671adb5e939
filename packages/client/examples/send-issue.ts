import { readFileSync } from 'node:fs';
import type { CreateIssueInput } from '@longreturn/contract/newsletter-issue';
import { createClient, signIn } from '../src/client.ts';

// Writes an issue of the newsletter and sends it to everyone who gets its edition.
// The file is JSON: { "edition": "episodes", "title": …, "slug": …, "excerpt": …, "bodyRichtext": "<p>…" }.
// usage: EMAIL=admin@example.org PASSWORD=… node examples/send-issue.ts http://localhost:3000 issue.json
const [baseUrl = 'http://localhost:3000', file = 'issue.json'] = process.argv.slice(2);
const { EMAIL: email = '', PASSWORD: password = '' } = process.env;
const client = createClient({ baseUrl, sessionId: await signIn({ baseUrl, email, password }) });

const written = JSON.parse(readFileSync(file, 'utf8')) as CreateIssueInput; // the site checks it
const { id, title, slug } = await client.admin.issues.create.mutate(written);
const { recipients } = await client.admin.issues.send.mutate({ id });
console.log(`'${title}' goes to ${recipients} subscribers: ${baseUrl}/newsletter?issue=${slug}`);
