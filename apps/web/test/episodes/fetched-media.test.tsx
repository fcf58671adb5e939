import type { AppRouter } from '@longreturn/api/app-router';
import type { User } from '@longreturn/contract/account';
import type { MediaItem } from '@longreturn/contract/content';
import { TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { expect, test } from 'vitest';
import { FetchedMedia } from '../../src/features/episodes/fetched-media.tsx';
import { createApiContext } from '../../src/lib/trpc.ts';
import { buildReader } from '../build-reader.ts';
import { LOCK } from '../lock.ts';
import { renderPagePart } from './render-page-part.tsx';
import { sampleEpisode, sampleItem } from './sample-episode.ts';

const EPISODE = sampleEpisode({ mediaCount: 1 });

/** Renders the opened media of a card after the API has responded. */
async function opened(result: { items: MediaItem[] } | { error: object }, reader?: User): Promise<string> {
  const link: TRPCLink<AppRouter> = () => () =>
    observable((observer) => {
      if ('error' in result) {
        // An error as the API sends it. Each test chooses the data.
        observer.error(TRPCClientError.from({ error: { code: -32001, message: '', data: result.error } } as never));
        return;
      }
      observer.next({ result: { type: 'data', data: result.items } });
      observer.complete();
    });
  const context = createApiContext(link);
  await context.utils.content.episodes.media.prefetch({ id: EPISODE.id });
  return renderPagePart(<FetchedMedia episode={EPISODE} heading="h3" />, {
    context,
    ...(reader && { reader }),
  });
}

test('the items are listed with their title and type', async () => {
  const html = await opened({
    items: [
      sampleItem(),
      sampleItem({
        id: '2',
        type: 'spotify',
        url: 'https://open.spotify.com/episode/7makk4oTQel546B0PZlDM5',
        title: 'Listen',
      }),
    ],
  });
  expect(html).toContain('YouTube Video');
  expect(html).toContain('Spotify Podcast');
});

test('without JavaScript, an item is a link to its page on YouTube, Spotify or Apple in a new tab', async () => {
  const html = await opened({ items: [sampleItem()] });
  expect(html).toContain('href="https://www.youtube.com/watch?v=eRsGyueVLvQ" target="_blank" rel="noopener"');
  expect(html).not.toContain('<iframe');
});

test('an item whose URL has no ID is not rendered', async () => {
  const html = await opened({
    items: [sampleItem({ url: 'https://www.youtube.com/@longreturn', title: 'The channel' })],
  });
  expect(html).not.toContain('The channel');
});

test('readers whose access has ended are told what requires a membership, and how to join or sign in', async () => {
  const html = await opened({ error: { httpStatus: 401, code: 'premium.session_required' } });
  expect(html).toMatch(/<div role="status"><div[^>]*><h3[^>]*>Membership required<\/h3>/);
  expect(html.replaceAll('<!-- -->', '')).toContain('watch or listen to “The Clock in the Methyl Groups”');
  expect(html).toContain('href="/membership"');
  expect(html).toContain('href="/login?next=%2Fepisodes%2Fthe-clock-in-the-methyl-groups"');
  expect(html).not.toContain(LOCK);
});

test('a lapsed member is invited to renew', async () => {
  const error = { httpStatus: 403, code: 'premium.membership_required' };
  expect(await opened({ error }, buildReader({ subscriptionStatus: 'ended' }))).toContain('>Renew membership<');
  const subscriber = await opened({ error }, buildReader());
  expect(subscriber).toContain('>Become a member<');
  expect(subscriber).not.toContain('Sign in');
});

test("after any other failure, the card says 'Failed to fetch media' and offers to try again", async () => {
  const html = await opened({ error: { httpStatus: 500, code: 'service.internal' } });
  expect(html).toContain('Failed to fetch media');
  expect(html).toContain('Try again');
});
