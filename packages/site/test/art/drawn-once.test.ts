import { expect, it } from 'vitest';
import { drawnOnce } from '../../src/art/drawn-once.ts';

it('each subject is drawn only once', () => {
  const drawn: string[] = [];
  const draw = drawnOnce((subject: string) => {
    drawn.push(subject);
    return { of: subject };
  });
  expect(draw('a')).toBe(draw('a'));
  expect(draw('b')).toEqual({ of: 'b' });
  expect(drawn).toEqual(['a', 'b']);
});
