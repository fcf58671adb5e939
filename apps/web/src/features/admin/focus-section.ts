/** Returns the section around the element with the focus. */
export function sectionOfFocus(): HTMLElement | null | undefined {
  return document.activeElement?.closest<HTMLElement>('[data-admin-panel]');
}

/** Focuses a section, or the open tab's first one if it is gone. */
export function focusSection(section: HTMLElement | null | undefined): void {
  const target = section?.isConnected ? section : openPanel();
  target?.focus({ preventScroll: true });
}

function openPanel(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[role="tabpanel"]:not([hidden]) [data-admin-panel]');
}

/** Runs a change that removes the pressed button, and moves the focus to the section around it. */
export async function runInSection(run: () => Promise<unknown>): Promise<void> {
  const section = sectionOfFocus();
  const isDone = await run().then(
    () => true,
    () => false,
  );
  if (isDone && document.activeElement === document.body) focusSection(section);
}
