import { expect, test } from 'vitest';
import { whenVisible } from '../../src/features/reads/when-visible.ts';

/** A page in a tab that is shown or in the background. */
class Tab extends EventTarget {
  visibilityState: DocumentVisibilityState;

  constructor(visibilityState: DocumentVisibilityState) {
    super();
    this.visibilityState = visibilityState;
  }

  change(visibilityState: DocumentVisibilityState): void {
    this.visibilityState = visibilityState;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

function watch(tab: Tab) {
  let times = 0;
  const cancel = whenVisible(tab, () => {
    times += 1;
  });
  return { cancel, times: () => times };
}

test('a visible page is counted at once, and once', () => {
  const tab = new Tab('visible');
  const { times } = watch(tab);
  expect(times()).toBe(1);
  tab.change('hidden');
  tab.change('visible');
  expect(times()).toBe(1);
});

test('a page in the background is counted when it is first shown', () => {
  const tab = new Tab('hidden');
  const { times } = watch(tab);
  tab.change('hidden');
  expect(times()).toBe(0);
  tab.change('visible');
  tab.change('hidden');
  tab.change('visible');
  expect(times()).toBe(1);
});

test('a page that is left before it was shown is not counted', () => {
  const tab = new Tab('hidden');
  const { cancel, times } = watch(tab);
  cancel();
  tab.change('visible');
  expect(times()).toBe(0);
});
