import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { loadSampleCatalogue } from '@longreturn/core/content/sample/load-sample-catalogue';
import { buildUser } from '@longreturn/core/testing';
import { freePort } from '@longreturn/db/testing/free-port';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';

const run = promisify(execFile);
const example = (name: string) =>
  fileURLToPath(new URL(`../../../../packages/client/examples/${name}.ts`, import.meta.url));

/** The time of the site's clock. */
const NOW = '2026-11-20T00:00:00.000Z';

let site: TestSite;
let origin: string;
beforeAll(async () => {
  const port = await freePort();
  site = await createTestSite({ deps: { origin: `http://localhost:${port}` } });
  site.clock.set(NOW);
  await loadSampleCatalogue(site.deps);
  origin = await site.app.listen({ port });
});
afterAll(() => site.close());

describe('the client’s examples', () => {
  it('list all episodes of a topic', async () => {
    const { stdout } = await run(process.execPath, [example('episodes-of-a-topic'), origin, 'nutrition']);
    expect(stdout.trim().split('\n')).toHaveLength(32);
    expect(stdout).toMatch(/^\d{4}-\d\d-\d\d {2}\S/);
  });

  it('walk all pages of the articles', async () => {
    const { stdout } = await run(process.execPath, [example('walk-articles'), origin]);
    expect(stdout.trim()).toBe('40 articles on 3 pages, 26 of them free');
  });

  it('publish an episode with two media items', async () => {
    const { email, password } = await buildUser(site.deps, { role: 'editor' });
    const env = { ...process.env, EMAIL: email, PASSWORD: password };
    // The example publishes at the real time, which has to be in the past for the site.
    site.clock.set('2999-01-01T00:00:00.000Z');
    onTestFinished(() => site.clock.set(NOW));
    const urls = ['https://youtu.be/aqz-KE-bpKQ', 'https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk'];
    const { stdout } = await run(process.execPath, [example('publish-episode'), origin, 'A scripted talk', ...urls], {
      env,
    });
    expect(stdout.trim()).toBe(`${origin}/episodes/a-scripted-talk is published with 2 media items`);
    const response = await fetch(`${origin}/api/episodes/a-scripted-talk`);
    const { media } = (await response.json()) as { media: { url: string; order: number }[] }; // an episode's page
    expect(media.map(({ url, order }) => [order, url])).toEqual([...urls.entries()]);
  });

  it('upload an image', async () => {
    const { email, password } = await buildUser(site.deps, { role: 'editor' });
    const folder = mkdtempSync(join(tmpdir(), 'longreturn-image-'));
    const file = join(folder, 'curve.png');
    writeFileSync(file, 'png a picture');
    const env = { ...process.env, EMAIL: email, PASSWORD: password };
    const { stdout } = await run(process.execPath, [example('upload-image'), origin, file, 'A curve'], { env });
    rmSync(folder, { recursive: true });
    const [, url = ''] = /^curve\.png, 1200 × 800 pixels, is at (\S+\/curve\.png)$/.exec(stdout.trim()) ?? [];
    expect(await (await fetch(url)).text()).toBe('png a picture');
  });

  it('write an issue of the newsletter and send it', async () => {
    const { email, password } = await buildUser(site.deps, { role: 'admin' });
    const folder = mkdtempSync(join(tmpdir(), 'longreturn-issue-'));
    const file = join(folder, 'issue.json');
    const bodyRichtext = `<p>${'A paragraph of some length. '.repeat(5)}</p>`;
    const excerpt = 'A line that says what it is about.';
    writeFileSync(
      file,
      JSON.stringify({ edition: 'episodes', title: 'From a script', slug: 'from-a-script', excerpt, bodyRichtext }),
    );
    const env = { ...process.env, EMAIL: email, PASSWORD: password };
    const sendIssue = async (given: string) =>
      (await run(process.execPath, [example('send-issue'), origin, given], { env })).stdout.trim();
    const told = await sendIssue(file);
    rmSync(folder, { recursive: true });
    const [, id = ''] = /^created the draft (\S{36}) and sent a test email to \S+@\S+$/.exec(told) ?? [];
    expect(await sendIssue(id)).toBe('sent to 0 subscribers');
    const response = await fetch(`${origin}/api/newsletter/issues/from-a-script`);
    expect(await response.json()).toMatchObject({ title: 'From a script', bodyRichtext });
  });

  it('export the newsletter’s subscribers to a file with the date in its name', async () => {
    const { email, password } = await buildUser(site.deps, { role: 'admin' });
    const folder = mkdtempSync(join(tmpdir(), 'longreturn-export-'));
    const env = { ...process.env, EMAIL: email, PASSWORD: password };
    const { stdout } = await run(process.execPath, [example('export-subscribers'), origin, folder], { env });
    const file = join(folder, 'subscribers-2026-11-20.csv');
    expect(stdout.trim()).toBe(`The subscribers are in ${file}`);
    expect(readFileSync(file, 'utf8')).toMatch(/^\uFEFFemail,name,status,subscribedAt,source,tags\n/);
    rmSync(folder, { recursive: true });
  });
});
