import { afterEach, expect, test, vi } from 'vitest';
import { sharePage } from '../../src/features/share/share-button.tsx';

afterEach(() => vi.unstubAllGlobals());

test('sharing uses the page’s canonical URL, with its query', async () => {
  const shared: unknown[] = [];
  const href = 'https://longreturn.example/newsletter?issue=a-number';
  vi.stubGlobal('navigator', { share: async (data: unknown) => shared.push(data) });
  vi.stubGlobal('document', { querySelector: (words: string) => (words.includes('canonical') ? { href } : null) });
  await sharePage('A number');
  expect(shared).toEqual([{ title: 'A number', url: href }]);
});
