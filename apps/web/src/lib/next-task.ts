/** Ends the current task. Code after the `await` runs after the next frame, or at once if the page is hidden. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) setTimeout(resolve);
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
