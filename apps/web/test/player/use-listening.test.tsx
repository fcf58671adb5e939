import type { AppRouter } from '@longreturn/api/app-router';
import type { TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { parseHTML } from 'linkedom';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { useListening } from '../../src/features/player/use-listening.ts';
import { ApiProvider } from '../../src/lib/api-provider.tsx';
import { createApiContext } from '../../src/lib/trpc.ts';
import { playable, settle } from './open-engine.ts';

afterEach(() => vi.unstubAllGlobals());

/** Shows the ID of the rendition that `useListening` returns. The server responds with `current.id`. */
async function openPage() {
  const { document, window } = parseHTML('<html><body><main></main></body></html>');
  for (const [name, value] of Object.entries({ document, window })) vi.stubGlobal(name, value);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const current = { id: 'public', reads: 0 };
  const link: TRPCLink<AppRouter> = () => () =>
    observable((observer) => {
      current.reads += 1;
      observer.next({ result: { type: 'data', data: { renditionId: current.id } } });
      observer.complete();
    });
  const api = createApiContext(link);
  const main = document.querySelector('main') as HTMLElement;
  const root = createRoot(main);
  const show = async (audioId: string | null) => {
    const { audio } = playable(audioId ?? '');
    const episode = { slug: 'a', audio: audioId === null ? null : audio };
    await act(async () =>
      root.render(
        <ApiProvider api={api}>
          <Shown {...episode} />
        </ApiProvider>,
      ),
    );
    await act(settle);
    return main.textContent;
  };
  return { current, show };
}

function Shown(episode: Parameters<typeof useListening>[0]) {
  return useListening(episode)?.renditionId ?? 'nothing';
}

test('chapters and transcript are read once for each rendition of an episode; without audio, nothing is read', async () => {
  const { current, show } = await openPage();
  expect(await show('public')).toBe('public');
  current.id = 'ad-free';
  expect(await show('public')).toBe('public');
  expect(await show('ad-free')).toBe('ad-free');
  expect(await show('ad-free')).toBe('ad-free');
  expect(current.reads).toBe(2);
  expect(await show(null)).toBe('nothing');
  expect(current.reads).toBe(2);
});
