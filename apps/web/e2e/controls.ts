import type { Page } from 'playwright-core';

/** What can be operated. Fields that are sent are told apart by other tests, but those of a filter act at once. */
const CONTROLS = 'a[href], button, summary, form[method="get"] :is(select, input:not([type="hidden"]))';

const POLL_MS = 20;

/** A visible control of a part of a page. */
export interface Control {
  /** Among all `CONTROLS` of the part, seen or not. */
  number: number;
  name: string;
  /** All that is written in it. */
  text: string;
  /** Controls that look alike, are named alike and lead to the same kind of page are one component: cards of a list. */
  kind: string;
  way: 'press' | 'type' | 'choose';
  isDisabled: boolean;
}

/** The first control of each kind in this part of the open page, those in folds too. */
export async function findControls(page: Page, part: string): Promise<Control[]> {
  await fillIn(page, part);
  const controls = await page.locator(part).locator(CONTROLS).evaluateAll(describe);
  return [...new Map(controls.reverse().map((control) => [control.kind, control])).values()].reverse();
}

/** Makes the open page ready for the control, and returns the act of a reader who operates it. */
export async function approach(page: Page, part: string, { number, text, way }: Control): Promise<() => Promise<void>> {
  const control = page.locator(part).locator(CONTROLS).nth(number);
  while ((await control.textContent()) !== text) await page.waitForTimeout(POLL_MS); // a page that was gone back to
  await fillIn(page, part);
  await control.evaluate((element) => {
    const fold = element.closest('details');
    if (fold && element.localName !== 'summary') fold.open = true;
    // Words that the filter has not heard of yet: searching for what is shown already changes nothing, and rightly so.
    const words = element.closest('form[method="get"]')?.querySelector<HTMLInputElement>('input[type="search"]');
    if (words && element instanceof HTMLButtonElement) words.value = 'trial';
  });
  await control.focus(); // the link past the header is seen only then
  if (way === 'type') return () => control.fill('trial');
  if (way === 'choose') return async () => void (await control.selectOption({ index: 1 }));
  return () => control.click();
}

/** Some buttons can't be pressed until there is something to send. */
async function fillIn(page: Page, part: string): Promise<void> {
  const fields = page.locator(part).locator('form:has(button:disabled) input:required');
  for (const field of await fields.all()) await field.fill('reader@example.org');
}

/** Runs in the page. */
function describe(elements: Element[]): Control[] {
  const folds = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
  const titles = [...document.querySelectorAll('h1, h2, h3, h4')].map(({ textContent }) => textContent);
  const here = location.origin + location.pathname + location.search;
  /** It leads to what is seen already. */
  const isSpent = (element: Element) =>
    (element instanceof HTMLInputElement && element.type === 'radio' && element.checked) ||
    (element instanceof HTMLAnchorElement && element.href === here) ||
    element.ariaSelected === 'true';
  const wayOf = (element: Element) => {
    if (element instanceof HTMLSelectElement) return 'choose';
    return element instanceof HTMLInputElement && element.type === 'search' ? 'type' : 'press';
  };
  const kindOf = (element: Element, name: string) => {
    const look = [element.localName, element.getAttribute('type'), element.className].join(' ');
    if (element instanceof HTMLAnchorElement && element.matches('.active:not([class*=" "]), :not([class])')) {
      const region = element.closest('header, nav, main, footer')?.localName;
      return [look, region, element.host || element.href].join(' '); // plain words that lead on
    }
    const [label] = titles
      .reduce((rest, title) => rest.replaceAll(title, ''), name)
      .replaceAll(/\d/g, '')
      .split(':');
    if (!(element instanceof HTMLAnchorElement)) return `${look} ${label}`;
    if (element.download) return `${look} ${element.href}`;
    if (element.origin !== location.origin) return `${look} ${element.host || element.href}`;
    const [, first, item] = element.pathname.split('/');
    return item === undefined ? `${look} ${label} ${first}` : `${look} ${first}/*`;
  };
  for (const fold of folds) fold.open = true;
  const controls = elements.flatMap((element, number) => {
    if (isSpent(element) || !element.checkVisibility({ visibilityProperty: true })) return [];
    const words = element instanceof HTMLInputElement && element.labels?.[0] ? element.labels[0] : element;
    const name = (element.ariaLabel ?? words.textContent).trim();
    const way = wayOf(element) as Control['way']; // of its three strings
    return [
      {
        number,
        name,
        kind: kindOf(element, name),
        text: element.textContent,
        way,
        isDisabled: element.matches(':disabled'),
      },
    ];
  });
  for (const fold of folds) fold.open = false;
  return controls;
}
