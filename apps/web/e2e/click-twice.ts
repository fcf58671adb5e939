import type { Locator, Page } from 'playwright-core';

/** Clicks a button in two consecutive tasks, like a double click on a busy page. */
export function clickTwice(control: Locator): Promise<void> {
  return control.evaluate(
    (element: HTMLElement) =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          element.click();
          resolve();
        };
        port2.postMessage('press');
        element.click();
      }),
  );
}

/** Returns an array that collects every later call of the procedure, including calls that share a batch request. */
export function callsOf(page: Page, procedure: string): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const names = pathname.replace('/trpc/', '').split(',');
    calls.push(...names.filter((name) => name === procedure));
  });
  return calls;
}
