import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createRestClient, signIn } from '../src/client.ts';

// Exports the newsletter's subscribers to a CSV file in a folder. Memory use doesn't depend on the number of subscribers.
// usage: EMAIL=admin@example.org PASSWORD=… node examples/export-subscribers.ts http://localhost:3000 folder
const [baseUrl = 'http://localhost:3000', folder = '.'] = process.argv.slice(2);
const { EMAIL: email = '', PASSWORD: password = '' } = process.env;
const client = createRestClient({ baseUrl, sessionId: await signIn({ baseUrl, email, password }) });

const { name, body } = await client.file('/api/admin/newsletter/export');
const path = join(folder, name);
await pipeline(body, createWriteStream(path));
console.log(`The subscribers are in ${path}`);
