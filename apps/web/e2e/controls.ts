import type { Page } from 'playwright-core';

/** How long a control may take until something is seen of it: a dialog's code is loaded first. */
const PATIENCE_MS = 3000;

/** Buttons, tabs, boxes and choices that can be pressed and are not pressed already; fields are told apart by other tests. */
const PRESSED =
  'button:not([disabled]), [role="tab"]:not([aria-selected="true"]), [role="switch"], input[type="checkbox"], summary';

/** Of controls that look alike, as those of the cards of a list do, so many are pressed: they are one component. */
const OF_A_KIND = 1;

/** The numbers of the controls of this part of the page that are worth pressing. */
export function numbersOfControls(page: Page, part: string): Promise<number[]> {
  const controls = page.locator(part).locator(PRESSED).filter({ visible: true });
  return controls.evaluateAll((elements, most) => {
    const seen = new Map<string, number>();
    return elements.flatMap((element, number) => {
      const kind = `${element.tagName} ${element.className}`;
      const before = seen.get(kind) ?? 0;
      seen.set(kind, before + 1);
      return before < most ? [number] : [];
    });
  }, OF_A_KIND);
}

/**
 * Presses the control with this number in a freshly opened page, and returns its name when nothing came of it: no
 * change in the document, no other address, no request, no download, no other element with the focus.
 */
export async function pressAndLook(page: Page, part: string, number: number): Promise<string | undefined> {
  const control = page.locator(part).locator(PRESSED).filter({ visible: true }).nth(number);
  await control.scrollIntoViewIfNeeded();
  const name = await control.evaluate((element) => element.ariaLabel ?? element.textContent ?? element.id);
  await askSomethingElse(page, part);
  let happened = false;
  const note = () => {
    happened = true;
  };
  for (const event of ['request', 'download', 'framenavigated', 'popup'] as const) page.on(event as 'request', note);
  await page.evaluate(watchDocument);
  await control.click();
  const changed = page.waitForFunction(() => document.documentElement.dataset['changed'] === 'yes', undefined, {
    timeout: PATIENCE_MS,
  });
  const didChange = await changed.then(() => true).catch(() => happened); // a page that was left has no answer either
  return didChange || happened ? undefined : name.trim();
}

/** Searching for what is shown already changes nothing, and rightly so. */
async function askSomethingElse(page: Page, part: string): Promise<void> {
  const field = page.locator(part).locator('form[method="get"] input[type="search"]');
  if ((await field.count()) === 1) await field.fill('trial');
}

/** Notes on the root that anything in the document changed, or that the focus moved to a field. */
function watchDocument(): void {
  const root = document.documentElement;
  const changed = () => {
    root.dataset['changed'] = 'yes';
  };
  const observer = new MutationObserver((mutations) => {
    if (mutations.some(({ target, attributeName }) => target !== root || attributeName !== 'data-changed')) changed();
  });
  observer.observe(root, { attributes: true, childList: true, characterData: true, subtree: true });
  document.addEventListener('change', changed, { capture: true });
  document.addEventListener('invalid', changed, { capture: true });
}

/** What a link of this part of the page leads to, where it can't lead anywhere. */
export function deadEnds(page: Page, part: string): Promise<string[]> {
  return page.locator(part).evaluate((root) =>
    [...root.querySelectorAll('a')].flatMap((link) => {
      const href = link.getAttribute('href');
      if (!href || href === '#') return [`${link.textContent} leads nowhere`];
      if (!href.startsWith('#') || document.getElementById(href.slice(1))) return [];
      return [`${link.textContent} leads to ${href}, which is not there`];
    }),
  );
}
