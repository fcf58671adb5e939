import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from './client.ts';
import type { ConfirmedWrites } from './confirmed-writes.ts';

export const ADMIN = { email: 'admin@example.org', password: 'Correct horse 1' };

const PAGES = ['/', '/episodes', '/articles', '/topics/nutrition', '/about', '/newsletter'];
const BODY = `<p>${'What we read this week, and why. '.repeat(5)}</p>`;

/** Counts the reads of lists that directly follow a confirmed write to the same list. */
export interface OwnReads {
  /** The number of reads. */
  total: number;
  /** The number of reads that did not contain the write. */
  stale: number;
}

interface Scene {
  ask: Client;
  /** The Cookie header of the admin. */
  cookie: string;
  confirmed: ConfirmedWrites;
  ownReads: OwnReads;
  /** Returns whether the run has ended. */
  isOver(): boolean;
}

interface Visitor {
  /** The number of concurrent visitors of this kind. */
  count: number;
  /** The pause between two visits in milliseconds. */
  rest: number;
  visit(scene: Scene, turn: number): Promise<unknown>;
}

const VISITORS: readonly Visitor[] = [
  { count: 6, rest: 25, visit: ({ ask }, turn) => ask({ kind: 'page', path: PAGES[turn % PAGES.length] ?? '/' }) },
  { count: 3, rest: 40, visit: ({ ask }, turn) => ask({ kind: 'search', path: `/api/search?q=health${turn % 997}` }) },
  {
    count: 3,
    rest: 40,
    visit: ({ ask }, turn) => ask({ kind: 'list', path: `/api/episodes?limit=${(turn % 90) + 1}` }),
  },
  { count: 4, rest: 40, visit: ({ ask, cookie }) => ask({ kind: 'signed-in page', path: '/profile', cookie }) },
  { count: 1, rest: 500, visit: logIn },
  { count: 3, rest: 60, visit: signUp },
  { count: 1, rest: 400, visit: sendIssue },
  { count: 1, rest: 400, visit: publishEpisode },
];

/** Runs all visitors concurrently until the run ends. */
export async function visit(scene: Scene): Promise<void> {
  const all = VISITORS.flatMap((visitor) => Array.from({ length: visitor.count }, () => keepVisiting(visitor, scene)));
  await Promise.all(all);
}

async function keepVisiting(visitor: Visitor, scene: Scene): Promise<void> {
  for (let turn = 0; !scene.isOver(); turn += 1) {
    await visitor.visit(scene, turn);
    await pause(visitor.rest);
  }
}

async function logIn({ ask, confirmed }: Scene): Promise<void> {
  const { status } = await ask({ kind: 'login', path: '/api/auth/login', body: ADMIN });
  if (status === 200) confirmed.logins += 1;
}

async function signUp({ ask, confirmed }: Scene): Promise<void> {
  const email = `reader-${crypto.randomUUID()}@example.org`;
  const { status } = await ask({ kind: 'newsletter sign-up', path: '/api/newsletter/subscribe', body: { email } });
  if (status === 200) confirmed.signUps.push(email);
}

/** Creates and sends an issue, then reads the list of issues. */
async function sendIssue({ ask, cookie, confirmed, ownReads }: Scene): Promise<void> {
  const slug = `issue-${crypto.randomUUID()}`;
  const path = '/api/admin/newsletter/issues';
  const body = { edition: 'episodes', title: slug, slug, excerpt: 'One line of what it says.', bodyRichtext: BODY };
  const draft = await ask({ kind: 'issue written', path, cookie, body });
  if (draft.status !== 200) return;
  const { id } = JSON.parse(draft.text) as { id: string }; // the documented response
  const sent = await ask({ kind: 'issue sent', path: `${path}/${id}/send`, cookie, body: {} });
  if (sent.status !== 200) return;
  confirmed.issues.push(slug);
  await readOwnWrite({ ask, ownReads }, { path: '/api/newsletter/issues', slug });
}

/** Creates a draft of an episode, publishes it, then reads the list of episodes. */
async function publishEpisode({ ask, cookie, confirmed, ownReads }: Scene): Promise<void> {
  const slug = `episode-${crypto.randomUUID()}`;
  const path = '/api/admin/episodes';
  const body = { title: slug, slug, type: 'Investor Lens' };
  const draft = await ask({ kind: 'episode written', path, cookie, body });
  if (draft.status !== 200) return;
  const { id } = JSON.parse(draft.text) as { id: string }; // the documented response
  const change = { publishedAt: new Date().toISOString() };
  const published = await ask({
    kind: 'episode published',
    method: 'PUT',
    path: `${path}/${id}`,
    cookie,
    body: change,
  });
  if (published.status !== 200) return;
  confirmed.episodes.push(slug);
  await readOwnWrite({ ask, ownReads }, { path: '/api/episodes', slug });
}

async function readOwnWrite(
  { ask, ownReads }: Pick<Scene, 'ask' | 'ownReads'>,
  { path, slug }: { path: string; slug: string },
): Promise<void> {
  const { status, text } = await ask({ kind: 'own write read', path });
  if (status !== 200) return;
  ownReads.total += 1;
  if (!text.includes(slug)) ownReads.stale += 1;
}
