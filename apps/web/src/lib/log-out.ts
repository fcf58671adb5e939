import { mayLeave } from './leave-guard.ts';

/**
 * Ends the session, once unsaved text may be lost. The full reload forgets whatever was read with it (specification §4,
 * §7, §8).
 */
export async function logOut(): Promise<void> {
  if (!(await mayLeave())) return;
  try {
    const response = await fetch('/api/auth/logout', { method: 'POST' });
    if (!response.ok) throw new Error('Logout failed');
    await response.json();
    window.location.assign('/');
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: specification §8: a failed logout is only logged
    console.error(error);
  }
}
