import type { MediaFile, MediaUse } from '@longreturn/contract/media-library';
import { describe, expect, it, test } from 'vitest';
import { buildCover } from '../../build-cover.ts';
import { buildReader } from '../../build-reader.ts';
import { servePage } from '../../serve-page.ts';

const ORIGIN = 'https://longreturn.example';
const use = (id: number): MediaUse => ({
  kind: 'episode',
  id: `019f0000-0000-7000-8000-00000000000${id}`,
  title: `Episode ${id}`,
  path: `/episodes/${id}`,
  places: ['cover'],
});
const { alt: _alt, fileId: id, ...picture } = buildCover({ url: `${ORIGIN}/media-files/1/2/a.png`, variants: [] });
const FILE: MediaFile = {
  ...picture,
  id,
  name: 'Bench.png',
  type: 'image',
  contentType: 'image/png',
  size: 340_200,
  altText: '',
  uploadDate: '2026-11-12T06:00:00.000Z',
  updatedAt: '2026-11-12T06:00:00.000Z',
  usedIn: [use(1), use(2), use(3)],
};

/** Returns the HTML of the page, as the server renders it for an admin. */
async function mediaTab(files: readonly MediaFile[], failures: Record<string, string> = {}): Promise<string> {
  const data = {
    'auth.session': buildReader({ role: 'admin' }),
    'admin.mediaFiles.list': { items: files, nextCursor: null, total: files.length },
  };
  return (await servePage('/admin/dashboard?tab=media', { data, failures })).html;
}

describe('the card of a file', () => {
  it('has its picture (without the host in the URL), its name, its facts and its buttons', async () => {
    const html = await mediaTab([FILE]);
    expect(html).toContain('<img src="/media-files/1/2/a.png" width="1800" height="1200" alt=""');
    expect(html).toContain('>Bench.png</h3>');
    expect(html).toContain('PNG, 1800 × 1200, 340 KB, 12 Nov 2026');
    expect(html).toContain('aria-description="Bench.png"');
    for (const button of ['Edit', 'Replace', 'Delete']) expect(html).toContain(`aria-label="${button} Bench.png"`);
  });

  it('links to the first two items that use the file, and counts the others', async () => {
    const html = await mediaTab([FILE]);
    expect(html.match(/href="\/episodes\/\d"/g)).toEqual(['href="/episodes/1"', 'href="/episodes/2"']);
    expect(html).toMatch(/\+(<!-- -->)?1(<!-- -->)? more/);
    expect(await mediaTab([{ ...FILE, usedIn: [] }])).not.toContain('Used in');
  });

  it('says “No alt text” if the file is an image without alt text', async () => {
    expect(await mediaTab([FILE])).toContain('No alt text');
    expect(await mediaTab([{ ...FILE, altText: 'A bench' }])).not.toContain('No alt text');
    expect(await mediaTab([{ ...FILE, type: 'document' }])).not.toContain('No alt text');
  });
});

test('the media tab says that its files failed to load, or that it has none', async () => {
  expect(await mediaTab([])).toContain('No files found');
  const failed = await mediaTab([], { 'admin.mediaFiles.list': 'service.internal' });
  expect(failed).toContain('Failed to fetch media');
  expect(failed).toContain('role="tab"');
});
