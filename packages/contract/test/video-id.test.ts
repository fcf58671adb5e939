import { describe, expect, it } from 'vitest';
import { extractVideoId } from '../src/media-url.ts';

describe('extractVideoId', () => {
  it.each([
    'aqz-KE-bpKQ',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://youtube.com/watch?list=x&v=aqz-KE-bpKQ&t=1',
    'https://m.youtube.com/watch?v=aqz-KE-bpKQ#t=9',
    'https://youtu.be/aqz-KE-bpKQ?si=abc',
    'https://www.youtube.com/embed/aqz-KE-bpKQ',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0',
    'http://www.youtube.com/v/aqz-KE-bpKQ',
    '  aqz-KE-bpKQ ',
  ])('finds the ID in %s', (value) => {
    expect(extractVideoId(value)).toBe('aqz-KE-bpKQ');
  });

  it.each([
    null,
    '',
    'aqz-KE-bpK',
    'aqz-KE-bpKQx',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQxx',
    'https://www.youtube.com/@channel',
    'https://vimeo.com/12345678901',
  ])('finds no ID in %s', (value) => {
    expect(extractVideoId(value)).toBeUndefined();
  });
});
