import type { Episode } from '@longreturn/contract/content';
import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { PlayDisc } from '../../src/features/player/play-disc.tsx';
import { QueueButton } from '../../src/features/player/queue-button.tsx';
import { renderPagePart } from '../episodes/render-page-part.tsx';
import { sampleEpisode } from '../episodes/sample-episode.ts';

const AUDIO = { url: 'https://longreturn.example/audio/1.mp3', type: 'audio/mpeg', bytes: 9, durationSec: 90 };

async function disc(given: Partial<Episode>) {
  const episode = sampleEpisode({ slug: 'a-clock', title: 'A Clock', ...given });
  const { document } = parseHTML(
    await renderPagePart(
      <>
        <PlayDisc episode={episode} />
        <QueueButton episode={episode} />
      </>,
    ),
  );
  const link = document.querySelector('a');
  return {
    name: link?.getAttribute('aria-label'),
    href: link?.getAttribute('href'),
    isPressable: link?.hasAttribute('data-press'),
    hasQueue: document.querySelector('button') !== null,
  };
}

test('an episode with audio can be queued, and its disc is a button named after the episode', async () => {
  expect(await disc({ audio: AUDIO })).toEqual({
    name: 'Play A Clock',
    href: '/episodes/a-clock',
    isPressable: true,
    hasQueue: true,
  });
});

test('the disc of a locked episode is a link to its paywall', async () => {
  expect(await disc({ isPremium: true, isLocked: true, audio: null })).toEqual({
    name: 'Play A Clock',
    href: '/episodes/a-clock#media',
    isPressable: false,
    hasQueue: false,
  });
});

test('an episode without audio has no disc', async () => {
  expect(await disc({ audio: null })).toMatchObject({ href: undefined, hasQueue: false });
});
