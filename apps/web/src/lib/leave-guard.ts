/** Asks the reader whether to leave. Resolves to the response. */
type LeaveGuard = () => Promise<boolean>;

let guard: LeaveGuard | undefined;

/**
 * Sets the guard to ask before the user leaves the page on purpose, for example by logging out. Returns a function that
 * removes it.
 */
export function guardLeaving(ask: LeaveGuard): () => void {
  guard = ask;
  return () => {
    if (guard === ask) guard = undefined;
  };
}

/** Whether the page may be left. Asks the reader if there is unsaved text. */
export async function mayLeave(): Promise<boolean> {
  return guard ? guard() : true;
}
