import { mayLeave } from './leave-guard.ts';

/**
 * Ends the session by `end`, unless the reader keeps unsaved text. The full load of / forgets what was read with the
 * session. A failure is only logged (specification §4, §7, §8).
 */
export async function logOut(end: () => Promise<unknown>): Promise<void> {
  if (!(await mayLeave())) return;
  try {
    await end();
    window.location.assign('/');
  } catch (cause) {
    // biome-ignore lint/suspicious/noConsole: specification §8: a failed logout is only logged
    console.error(new Error('Logout failed', { cause }));
  }
}
