import { describe, expect, it, test } from 'vitest';
import { checkPick, LIBRARY_LIMITS, SINGLE_LIMITS } from '../../../src/features/admin/media/check-pick.ts';

const file = (name: string, type = '', bytes = 1) => {
  const made = new File(['x'], name, { type });
  return Object.defineProperty(made, 'size', { value: bytes });
};
const png = (bytes?: number) => file('A.png', 'image/png', bytes);

describe('files for the library', () => {
  it('are limited to five at a time', () => {
    expect(
      checkPick(
        Array.from({ length: 5 }, () => png()),
        LIBRARY_LIMITS,
      ).accepted,
    ).toHaveLength(5);
    expect(
      checkPick(
        Array.from({ length: 6 }, () => png()),
        LIBRARY_LIMITS,
      ),
    ).toEqual({
      accepted: [],
      refused: [],
      toast: { title: 'Too many files', message: 'Maximum 5 files allowed', tone: 'bad' },
    });
  });

  it('have at most 50,485,760 bytes', () => {
    expect(checkPick([png(50_485_760)], LIBRARY_LIMITS)).toMatchObject({ accepted: [{}], toast: undefined });
    expect(checkPick([png(50_485_761), png()], LIBRARY_LIMITS)).toMatchObject({
      accepted: [{ size: 1 }],
      refused: [{ reason: 'Larger than 50 MB' }],
      toast: { title: 'File too large', message: 'Maximum file size is 50 MB' },
    });
  });

  it.each([file('notes.txt', 'text/plain'), file('unknown'), file('page.html', 'text/html')])(
    'are of a known type',
    (unknown) => {
      expect(checkPick([unknown], LIBRARY_LIMITS)).toMatchObject({
        accepted: [],
        refused: [{ reason: 'Please choose an image, a PDF, a ZIP archive, an audio file or a video' }],
        toast: { title: 'Upload failed', message: `Failed to upload ${unknown.name}` },
      });
    },
  );

  it('are recognised by their extension if the system does not know their type', () => {
    expect(checkPick([file('A talk.FLAC')], LIBRARY_LIMITS).accepted).toHaveLength(1);
  });

  it('are not empty', () => {
    expect(checkPick([png(0)], LIBRARY_LIMITS).refused).toMatchObject([{ reason: 'The file is empty' }]);
  });
});

test('a file for a cover is one image of at most 10,485,760 bytes', () => {
  const limits = { ...SINGLE_LIMITS, types: ['image'] as const };
  expect(checkPick([png(10_485_760)], limits).accepted).toHaveLength(1);
  expect(checkPick([png(), png()], limits).toast?.message).toBe('Maximum 1 files allowed');
  expect(checkPick([png(10_485_761)], limits).toast?.message).toBe('Maximum file size is 10 MB');
  expect(checkPick([file('A.pdf', 'application/pdf')], limits).refused).toMatchObject([
    { reason: 'Please choose an image' },
  ]);
});
