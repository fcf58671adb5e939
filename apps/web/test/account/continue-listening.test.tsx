import { expect, test } from 'vitest';
import { ContinueListening } from '../../src/features/account/continue-listening.tsx';
import { createApiContext } from '../../src/lib/trpc.ts';
import { renderPagePart } from '../episodes/render-page-part.tsx';
import { sampleEpisode } from '../episodes/sample-episode.ts';

const audio = { url: 'https://longreturn.example/audio/1.mp3', type: 'audio/mpeg', bytes: 1000, durationSec: 1800 };

function render(positions: { positionSec: number; isFinished: boolean }[]) {
  const context = createApiContext(() => () => {
    throw new Error('no request is expected');
  });
  const listened = positions.map((position, index) => ({
    ...position,
    updatedAt: '2026-11-12T06:00:00.000Z',
    episode: sampleEpisode({ id: `0198c0de-0000-7000-8000-00000000000${index}`, title: `Episode ${index}`, audio }),
  }));
  context.utils.content.listening.list.setData(undefined, listened);
  return renderPagePart(<ContinueListening />, { context });
}

test('up to four episodes that are not finished are listed with the time that is left', async () => {
  const html = await render([
    { positionSec: 700, isFinished: false },
    { positionSec: 1790, isFinished: true },
    { positionSec: 1750, isFinished: false },
    ...Array.from({ length: 3 }, () => ({ positionSec: 0, isFinished: false })),
  ]);
  expect([...html.matchAll(/>(Episode \d)</g)].map(([, title]) => title)).toEqual([
    'Episode 0',
    'Episode 2',
    'Episode 3',
    'Episode 4',
  ]);
  expect(html).toContain('18 min left');
  expect(html).toContain('Less than 1 min left');
});

test('there is no section if nothing is left to listen to', async () => {
  expect(await render([{ positionSec: 1790, isFinished: true }])).not.toContain('Continue listening');
});
