import { expect, test } from 'vitest';
import { EpisodeIntro } from '../../src/features/episodes/episode-intro.tsx';
import { buildReader } from '../build-reader.ts';
import { LOCK } from '../lock.ts';
import { renderPagePart } from './render-page-part.tsx';
import { sampleEpisode } from './sample-episode.ts';

const OPEN = { isPremium: true, isLocked: false };
const intro = (given: Parameters<typeof sampleEpisode>[0], role?: 'member' | 'editor') =>
  renderPagePart(
    <EpisodeIntro episode={sampleEpisode(given)} hasPlayer={false} />,
    role && { reader: buildReader({ role }) },
  );

test('a premium episode is labelled as included for members, as premium for editors, and as locked for everyone else', async () => {
  const member = await intro(OPEN, 'member');
  expect(member).toContain('Included in your membership');
  expect(member).not.toContain(LOCK);
  const editor = await intro(OPEN, 'editor');
  expect(editor).toContain(' Premium');
  expect(editor).not.toContain('Included in');
  expect(editor).not.toContain(LOCK);
  const locked = await intro({ isPremium: true });
  expect(locked).toContain(LOCK);
  expect(locked.split('Requires membership to access')).toHaveLength(2);
  expect(locked).not.toContain(' Premium');
});

test("the generated cover has the caption 'No thumbnail' if the episode has no video", async () => {
  const html = await intro({ videoEmbedUrl: null, hasVideo: false });
  expect(html).toContain('/art/covers/science-deep-dive/the-clock-in-the-methyl-groups.svg');
  expect(html).toContain('>No thumbnail<');
  expect(await intro({})).not.toContain('No thumbnail');
});
