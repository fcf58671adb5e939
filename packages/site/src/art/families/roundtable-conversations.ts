import { INK } from '../palette.ts';
import type { Choices, Random } from '../random.ts';
import { disc, line, rect } from '../shapes.ts';
import { speech } from '../speech.ts';

type Hues = readonly [string, string, string, string];
type Palette = readonly [ground: string, hues: Hues];

const PALETTES: Choices<Palette> = [
  [INK.plum, [INK.rose, INK.paper, INK.mauve, INK.clay]],
  [INK.paper, [INK.green, INK.clay, INK.slate, INK.ink]],
  [INK.green, [INK.mint, INK.rose, INK.sage, INK.paper]],
  [INK.mauve, [INK.plum, INK.paper, INK.plum, INK.rust]],
];

const TABLE = 128;

/** Voices around a table: each arc of the ring is one speaker. */
export function roundtableConversations(rng: Random): string {
  const [ground, hues] = rng.pick(PALETTES);
  const voices = rng.integer(3, 4);
  const places = Math.floor(72 / voices);
  const wave = speech(rng);
  const turn = rng.between(0, 6.28);
  const hue = (voice: number) => hues[voice] ?? hues[0];
  let rays = '';
  for (let voice = 0; voice < voices; voice++) {
    // The last two rays of each speaker are left out, which makes a gap between speakers.
    for (let i = 0; i < places - 2; i++) {
      const t = i / (places - 3);
      const angle = turn + (voice + i / places) * (6.2832 / voices);
      const swell = Math.sin(Math.PI * Math.min(1, t * 1.02));
      const height = 30 + 142 * swell * (0.35 + 0.65 * wave(voice * 0.31 + t));
      const x = Math.cos(angle);
      const y = Math.sin(angle);
      rays += line(
        [320 + x * TABLE, 320 + y * TABLE],
        [320 + x * (TABLE + height), 320 + y * (TABLE + height)],
        hue(voice),
        12.5,
      );
    }
  }
  return rect(0, 0, 640, 640, ground) + rays + disc(320, 320, 84, hue(rng.integer(0, voices - 1)));
}
