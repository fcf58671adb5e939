import { afterEach, expect, test, vi } from 'vitest';
import { guardLeaving } from '../../src/lib/leave-guard.ts';
import { logOut } from '../../src/lib/log-out.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function browser(answer: () => Promise<Response>) {
  const assign = vi.fn();
  const calls: unknown[] = [];
  vi.stubGlobal('window', { location: { assign } });
  vi.stubGlobal('fetch', (...call: unknown[]) => {
    calls.push(call);
    return answer();
  });
  return { assign, calls, log: vi.spyOn(console, 'error').mockImplementation(() => undefined) };
}

test('logging out posts, and opens the front page anew', async () => {
  const { assign, calls, log } = browser(async () => Response.json({ success: true }));
  await logOut();
  expect(calls).toEqual([['/api/auth/logout', { method: 'POST' }]]);
  expect(assign).toHaveBeenCalledExactlyOnceWith('/');
  expect(log).not.toHaveBeenCalled();
});

test('a reader who would lose unsaved text is asked first', async () => {
  const { assign, calls } = browser(async () => Response.json({ success: true }));
  const answers = [false, true];
  const end = guardLeaving(async () => answers.shift() ?? true);
  await logOut();
  expect(calls).toEqual([]);
  await logOut();
  expect(assign).toHaveBeenCalledOnce();
  end();
});

test('a refused logout is only logged', async () => {
  const { assign, log } = browser(async () => new Response('', { status: 500 }));
  await logOut();
  expect(assign).not.toHaveBeenCalled();
  expect(String(log.mock.calls[0]?.[0])).toBe('Error: Logout failed');
});
