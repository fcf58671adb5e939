import { expect, test } from 'vitest';
import { fileSize } from '../../src/lib/file-size.ts';

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1 KB'],
  [32_552, '33 KB'],
  [999_600, '1.0 MB'],
  [2_948_014, '2.9 MB'],
  [250_000_000, '250 MB'],
])('%i bytes are %s', (bytes, said) => {
  expect(fileSize(bytes)).toBe(said);
});
