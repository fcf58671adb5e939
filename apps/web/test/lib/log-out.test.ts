import { afterEach, expect, test, vi } from 'vitest';
import { guardLeaving, logOut } from '../../src/lib/log-out.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function browser() {
  const assign = vi.fn();
  vi.stubGlobal('window', { location: { assign } });
  return { assign, log: vi.spyOn(console, 'error').mockImplementation(() => undefined) };
}

test('signing out ends the session, and then reloads the home page', async () => {
  const { assign, log } = browser();
  await logOut(async () => expect(assign).not.toHaveBeenCalled());
  expect(assign).toHaveBeenCalledExactlyOnceWith('/');
  expect(log).not.toHaveBeenCalled();
});

test('a reader with unsaved text is asked before the logout, and stays signed in if they choose to stay', async () => {
  const { assign } = browser();
  const end = vi.fn(async () => undefined);
  const choices = [false, true];
  const stop = guardLeaving(async () => choices.shift() ?? true);
  await logOut(end);
  expect(end).not.toHaveBeenCalled();
  await logOut(end);
  expect(end).toHaveBeenCalledOnce();
  expect(assign).toHaveBeenCalledOnce();
  stop();
});

test('a failed logout is only logged', async () => {
  const { assign, log } = browser();
  await logOut(() => Promise.reject(new Error('status 500')));
  expect(assign).not.toHaveBeenCalled();
  expect(String(log.mock.calls[0]?.[0])).toBe('Error: Logout failed');
});
