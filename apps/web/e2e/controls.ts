import type { Page } from 'playwright-core';

/**
 * A selector of everything that a user can operate. It includes the fields of filters, which take effect immediately.
 * Other tests cover the fields of forms with a submit button.
 */
const CONTROLS =
  'a[href], button, summary, form[method="get"]:not(:has([type="submit"])) :is(select, input:not([type="hidden"]))';

const POLL_MS = 20;

/** A visible control in a part of a page. */
export interface Control {
  /** The index among all `CONTROLS` of the part, visible or not. */
  number: number;
  name: string;
  /** The control's whole text. */
  text: string;
  /** Identifies the component. Controls of one component, such as the cards of a list, have the same kind. */
  kind: string;
  way: 'press' | 'type' | 'choose';
  isDisabled: boolean;
}

/**
 * Returns the first control of each kind in this part of the open page, including controls in closed <details>
 * elements.
 */
export async function findControls(page: Page, part: string): Promise<Control[]> {
  await fillIn(page, part);
  const controls = await page.locator(part).locator(CONTROLS).evaluateAll(describe);
  return [...new Map(controls.reverse().map((control) => [control.kind, control])).values()].reverse();
}

/** Prepares the open page for a control, and returns a function that operates the control. */
export async function prepareControl(
  page: Page,
  part: string,
  { number, text, way }: Control,
): Promise<() => Promise<void>> {
  const control = page.locator(part).locator(CONTROLS).nth(number);
  while ((await control.textContent()) !== text) await page.waitForTimeout(POLL_MS); // the page may still be going back
  await fillIn(page, part);
  await control.evaluate((element) => {
    const fold = element.closest('details');
    if (fold && element.localName !== 'summary') fold.open = true;
    // A new search text, because searching for the current text rightly changes nothing.
    const words = element.closest('form[method="get"]')?.querySelector<HTMLInputElement>('input[type="search"]');
    if (words && element instanceof HTMLButtonElement) words.value = 'trial';
  });
  await control.focus(); // the skip link is visible only while it has the focus
  if (way === 'type') return () => control.fill('trial');
  if (way === 'choose') return async () => void (await control.selectOption({ index: 1 }));
  return () => control.click();
}

/** Enables the disabled buttons of forms by filling in the required fields. */
async function fillIn(page: Page, part: string): Promise<void> {
  const fields = page.locator(part).locator('form:has(button:disabled) input:required');
  for (const field of await fields.all()) await field.fill('reader@example.org');
}

/** Runs in the page. Describes the visible controls among `elements`. */
function describe(elements: Element[]): Control[] {
  const folds = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
  const titles = [...document.querySelectorAll('h1, h2, h3, h4')].map(({ textContent }) => textContent);
  const here = location.origin + location.pathname + location.search;
  /** Whether the control leads to the current view. */
  const leadsHere = (element: Element) =>
    (element instanceof HTMLInputElement && element.type === 'radio' && element.checked) ||
    (element instanceof HTMLAnchorElement && element.href === here) ||
    element.ariaSelected === 'true' ||
    (element.role === 'radio' && element.ariaChecked === 'true');
  const wayOf = (element: Element) => {
    if (element instanceof HTMLSelectElement) return 'choose';
    return element instanceof HTMLInputElement && element.type === 'search' ? 'type' : 'press';
  };
  const kindOf = (element: Element, name: string) => {
    const look = [element.localName, element.getAttribute('type'), element.className].join(' ');
    if (element instanceof HTMLAnchorElement && element.matches('.active:not([class*=" "]), :not([class])')) {
      const region = element.closest('header, nav, main, footer')?.localName;
      return [look, region, element.host || element.href].join(' '); // plain text links
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
    if (leadsHere(element) || !element.checkVisibility({ visibilityProperty: true })) return [];
    const words = element instanceof HTMLInputElement && element.labels?.[0] ? element.labels[0] : element;
    const name = (element.ariaLabel ?? words.textContent).trim();
    const way = wayOf(element) as Control['way']; // `wayOf` returns one of these three strings
    return [
      {
        number,
        name,
        kind: kindOf(element, name),
        text: element.textContent,
        way,
        isDisabled: element.matches(':disabled, [aria-disabled="true"]'),
      },
    ];
  });
  for (const fold of folds) fold.open = false;
  return controls;
}
