/**
 * Calls `end` to end the session and then loads the home page, which drops all data read with the session. Does nothing
 * if the reader has unsaved changes and decides to stay. A failure is only logged.
 */
export async function logOut(end: () => Promise<unknown>): Promise<void> {
  if (!(await mayLeave())) return;
  try {
    await end();
    window.location.assign('/');
  } catch (cause) {
    // biome-ignore lint/suspicious/noConsole: a failed logout is only logged
    console.error(new Error('Logout failed', { cause }));
  }
}

/** Asks the reader whether to leave. Resolves to true if they agree. */
type LeaveGuard = () => Promise<boolean>;

let guard: LeaveGuard | undefined;

/** Sets the function that asks before the user leaves the page by signing out. Returns a function that removes it. */
export function guardLeaving(ask: LeaveGuard): () => void {
  guard = ask;
  return () => {
    if (guard === ask) guard = undefined;
  };
}

/** Resolves to whether the reader may leave the page. If there are unsaved changes, asks the reader first. */
async function mayLeave(): Promise<boolean> {
  return guard ? guard() : true;
}
