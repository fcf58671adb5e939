/** Ends the task it is awaited in; what follows comes after the next frame, or at once where no one sees the page. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) setTimeout(resolve);
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
