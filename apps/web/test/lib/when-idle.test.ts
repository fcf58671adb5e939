import { afterEach, expect, test, vi } from 'vitest';
import { whenIdle } from '../../src/lib/when-idle.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a task runs when the browser is idle, or after 5 seconds', () => {
  const requestIdleCallback = vi.fn();
  vi.stubGlobal('window', { requestIdleCallback });
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  const task = vi.fn();
  whenIdle(task);
  expect(requestIdleCallback).toHaveBeenCalledWith(task, { timeout: 5000 });
  expect(task).not.toHaveBeenCalled();
});

test('without an idle callback, a task runs after 2 seconds', () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
  const task = vi.fn();
  whenIdle(task);
  vi.advanceTimersByTime(1999);
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(task).toHaveBeenCalledOnce();
});
