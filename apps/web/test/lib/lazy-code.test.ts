import { createElement, Suspense } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type LazyCode, lazyCode } from '../../src/lib/lazy-code.ts';

/** Returns code that fails to load the given number of times, and a function that returns the number of loads. */
function failing(times: number): { code: LazyCode<object>; loads: () => number } {
  let loads = 0;
  const code = lazyCode(async () => {
    loads += 1;
    if (loads <= times) throw new TypeError('Failed to fetch dynamically imported module');
    return () => 'loaded';
  });
  return { code, loads: () => loads };
}

async function render({ Part }: LazyCode<object>): Promise<string> {
  const part = createElement(Part);
  const stream = await renderToReadableStream(createElement(Suspense, { fallback: 'loading' }, part), {
    onError: () => undefined,
  });
  await stream.allReady;
  return new Response(stream).text();
}

it('a failed preload doesn’t reject, and rendering the part loads it again', async () => {
  const { code, loads } = failing(1);
  expect(await code.preload()).toBe(false);
  expect(await render(code)).toContain('loaded');
  expect(loads()).toBe(2);
  expect(await code.preload()).toBe(true);
});

it('after a part fails to load, it loads again only after `forgetFailure` is called', async () => {
  const { code, loads } = failing(1);
  await render(code);
  expect(await render(code)).not.toContain('loaded');
  expect(loads()).toBe(1);
  code.forgetFailure();
  expect(await render(code)).toContain('loaded');
});

it('preloaded code renders at once', async () => {
  const { code } = failing(0);
  await code.preload();
  expect(await render(code)).toBe('<!--$-->loaded<!--/$-->');
});
