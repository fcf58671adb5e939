import type { Cover } from '@longreturn/contract/cover';

/** Builds a cover with two smaller copies. */
export function buildCover(overrides: Partial<Cover> = {}): Cover {
  const copy = { width: 480, height: 320, size: 9000 };
  return {
    fileId: '0198c0de-0000-7000-8000-00000000000f',
    url: '/media-files/1/2/a.png',
    alt: 'A laboratory bench at dawn',
    width: 1800,
    height: 1200,
    variants: [
      { ...copy, format: 'avif', url: '/media-files/1/2/480/a.avif' },
      { ...copy, format: 'webp', url: '/media-files/1/2/480/a.webp' },
    ],
    ...overrides,
  };
}
