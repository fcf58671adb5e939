import { LOGO_COLOURS } from '@longreturn/site/art/logo';
import { BRAND_COLOURS } from '@longreturn/site/press/colours';
import { PRESS_ASSETS } from '@longreturn/site/press-assets';
import { expect, test } from 'vitest';

test.each(['light', 'dark'] as const)(
  'the text about the wordmark for %s backgrounds calls its colours by their names in the list of colours',
  (ground) => {
    const [mark = '', word = ''] = [LOGO_COLOURS[ground].mark, LOGO_COLOURS[ground].word].map(
      (drawn) => BRAND_COLOURS.find(({ hex }) => hex === drawn)?.name,
    );
    const asset = PRESS_ASSETS.find(({ title }) => title === `Wordmark for ${ground} backgrounds`);
    expect(asset?.text).toContain(`${mark} and ${word.toLowerCase()}`);
  },
);
