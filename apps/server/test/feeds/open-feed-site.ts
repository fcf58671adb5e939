import { buildRendition, buildUser, feedToken } from '@longreturn/core/testing';
import { privateFeeds } from '@longreturn/db/schema';
import { parseFeed } from 'podcast-partytime';
import { logger } from 'podcast-partytime/dist/logger.js';
import { expect, onTestFinished, vi } from 'vitest';
import type { TestSite } from '../testing/create-test-site.ts';

type User = Parameters<typeof buildUser>[1];

/**
 * Creates a user, by default a member, with a private feed. Returns the IDs of the feed and of the user, and the token
 * and the URL of the feed.
 */
export async function buildPrivateFeed({ deps }: Pick<TestSite, 'deps'>, overrides: User = {}) {
  const { id: userId } = await buildUser(deps, { role: 'member', ...overrides });
  const id = deps.ids.next();
  const { token, hash } = feedToken(id);
  const row = { id, userId, name: 'My phone', tokenHash: hash, createdAt: deps.clock.now() };
  await deps.db.insert(privateFeeds).values(row);
  return { id, userId, token, url: `/feeds/${token}/feed.xml` };
}

/** Creates a public and an ad-free rendition of an episode, with chapters and a transcript. */
export async function buildBothRenditions({ deps }: Pick<TestSite, 'deps'>, episodeId: string) {
  const chapters = [{ startTime: 0, title: 'Beginning', url: null }];
  const transcript = [{ startTime: 0, endTime: 2, speaker: null, text: 'Welcome back' }];
  const open = await buildRendition(deps, { episodeId, chapters, transcript, bytes: 700_000 });
  const adFree = await buildRendition(deps, { episodeId, kind: 'ad-free', chapters, transcript, bytes: 600_000 });
  return { open, adFree };
}

/** Parses a feed with an independent parser. Fails if the parser logs a warning. */
export function parsed(xml: string) {
  const warn = vi.spyOn(logger, 'warn').mockImplementation(() => {});
  onTestFinished(() => void warn.mockRestore());
  const feed = parseFeed(xml);
  expect(warn.mock.calls).toEqual([]);
  if (!feed) throw new Error('the feed could not be parsed');
  return feed;
}

/** Returns the titles of a feed's items, without the white space and the CDATA sections around them. */
export function titlesIn(xml: string): string[] {
  return [...xml.matchAll(/<item>\s*<title>\s*(?:<!\[CDATA\[)?(.*?)(?:\]\]>)?\s*<\/title>/gs)].map(
    ([, title = '']) => title,
  );
}

/** Reads a feed until its items have these titles, because caches notice a content change only after a moment. */
export async function readFeedWith({ app }: Pick<TestSite, 'app'>, url: string, titles: readonly string[]) {
  return vi.waitFor(async () => {
    const response = await app.inject({ url });
    expect(titlesIn(response.payload)).toEqual(titles);
    return response;
  }, 15_000);
}
