import type { Page } from 'playwright-core';

/** Waits until React has taken over the server's HTML, so that what is clicked answers. */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const look = () => {
          const isTaken = Object.keys(document.documentElement).some((key) => key.startsWith('__reactFiber'));
          if (isTaken) requestAnimationFrame(() => setTimeout(resolve));
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}
