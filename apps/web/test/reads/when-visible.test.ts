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

test('if the page is visible, the work runs immediately, and never again', () => {
  const tab = new Tab('visible');
  const { times } = watch(tab);
  expect(times()).toBe(1);
  tab.change('hidden');
  tab.change('visible');
  expect(times()).toBe(1);
});

test('the work runs when a background page is first shown', () => {
  const tab = new Tab('hidden');
  const { times } = watch(tab);
  tab.change('hidden');
  expect(times()).toBe(0);
  tab.change('visible');
  tab.change('hidden');
  tab.change('visible');
  expect(times()).toBe(1);
});

test('the work doesn’t run if it is cancelled before the page is shown', () => {
  const tab = new Tab('hidden');
  const { cancel, times } = watch(tab);
  cancel();
  tab.change('visible');
  expect(times()).toBe(0);
});
