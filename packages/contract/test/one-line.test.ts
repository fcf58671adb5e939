import { describe, expect, it } from 'vitest';
import { oneLine } from '../src/one-line.ts';

describe('oneLine', () => {
  it.each([
    ['  Ada \t Byron ', 'Ada Byron'],
    ['Ada\r\nBcc: eve@evil.example', 'Ada Bcc: eve@evil.example'],
    ['a\u2028b\u2029c\u0085d\u000be', 'a b c d e'],
    ['\u202eAda\u2066 \u200f\u061cByron\u200e', 'Ada Byron'],
    ['half \ud800 of a character', 'half of a character'],
    ['\u0001\u0002\u202e', ''],
    ['\u200b\u2060\u3164 \ufeff', ''],
    ['O’Neil, Müller-Łoś, علي, 👩‍🚀', 'O’Neil, Müller-Łoś, علي, 👩‍🚀'],
  ])('converts %j to %j', (text, line) => {
    expect(oneLine(text)).toBe(line);
    expect(oneLine(line)).toBe(line);
  });
});
