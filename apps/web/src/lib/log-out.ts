/**
 * Calls `end` to end the session, unless the reader keeps unsaved text. The full load of / drops all data read with the
 * session. A failure is only logged.
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
async function mayLeave(): Promise<boolean> {
  return guard ? guard() : true;
}
