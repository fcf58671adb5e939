import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { createClient, signIn } from '../src/client.ts';

// Uploads an image to the media library, sets its alt text and prints its URL.
// usage: EMAIL=editor@example.org PASSWORD=… node examples/upload-image.ts http://localhost:3000 curve.png 'A curve'
const [baseUrl = 'http://localhost:3000', path = 'curve.png', altText = ''] = process.argv.slice(2);
const { EMAIL: email = '', PASSWORD: password = '' } = process.env;
const TYPES: Record<string, string> = { '.png': 'image/png', '.webp': 'image/webp', '.svg': 'image/svg+xml' };

const { mediaFiles } = createClient({ baseUrl, sessionId: await signIn({ baseUrl, email, password }) }).admin;
const body = readFileSync(path);
const type = TYPES[extname(path)] ?? 'image/jpeg';
const { id, uploadURL, completeURL } = await mediaFiles.upload.mutate({
  name: basename(path),
  type,
  size: body.length,
});
const response = await fetch(uploadURL, { method: 'PUT', body, headers: { 'content-type': type } });
if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
if (completeURL) await mediaFiles.complete.mutate({ id }); // only if the file went to an object store
const { name, url, width, height } = await mediaFiles.update.mutate({ id, altText });
console.log(`${name}, ${width} × ${height} pixels, is at ${url}`);
