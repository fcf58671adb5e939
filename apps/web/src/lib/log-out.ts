import { mayLeave } from './leave-guard.ts';

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
