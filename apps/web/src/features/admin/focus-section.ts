/** Returns the section around the element with the focus. */
export function sectionOfFocus(): HTMLElement | null | undefined {
  return document.activeElement?.closest<HTMLElement>('[data-admin-panel]');
}

/** Focuses a section or, if it is gone, the first section of the open tab. */
export function focusSection(section: HTMLElement | null | undefined): void {
  const target = section?.isConnected ? section : openPanel();
  target?.focus({ preventScroll: true });
}

function openPanel(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[role="tabpanel"]:not([hidden]) [data-admin-panel]');
}

/** Runs a change that removes the clicked button, and moves the focus to the section around the button. */
export async function runInSection(run: () => Promise<unknown>): Promise<void> {
  const section = sectionOfFocus();
  const isDone = await run().then(
    () => true,
    () => false,
  );
  if (isDone && document.activeElement === document.body) focusSection(section);
}
