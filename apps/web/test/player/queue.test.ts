import { expect, test } from 'vitest';
import { addToQueue, moveUpInQueue, type Queue, removeFromQueue } from '../../src/features/player/queue.ts';

const episode = (id: string) => ({ id, slug: `slug-${id}`, title: `Title ${id}` });
const QUEUE: Queue = ['a', 'b', 'c'].map(episode);
const ids = (queue: Queue) => queue.map(({ id }) => id).join('');

test('an added episode is at the end of the queue, and only its ID, slug and title are stored', () => {
  const queue = addToQueue(QUEUE, Object.assign(episode('d'), { audio: { url: '/audio/d.mp3' } }));
  expect(ids(queue)).toBe('abcd');
  expect(queue.at(-1)).toEqual(episode('d'));
});

test('an episode that is added again moves to the end', () => {
  expect(ids(addToQueue(QUEUE, episode('a')))).toBe('bca');
});

test('an episode can be removed and moved up', () => {
  expect(ids(removeFromQueue(QUEUE, 'b'))).toBe('ac');
  expect(ids(moveUpInQueue(QUEUE, 'c'))).toBe('acb');
  expect(ids(moveUpInQueue(QUEUE, 'a'))).toBe('abc');
  expect(ids(moveUpInQueue(QUEUE, 'unknown'))).toBe('abc');
});
