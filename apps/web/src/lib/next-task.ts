/**
 * Ends the current task. Resolves in a new task after the next frame, or immediately in a new task if the page is
 * hidden.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) setTimeout(resolve);
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
