// Practice members like back as people would: the better it fits, the more often, and never by rote.
import { expect, test } from 'vitest';
import { likelihoodOf, likesBack } from './likes-back.ts';

const liked = (percent: number | null) =>
  Array.from({ length: 1000 }, (_, at) =>
    likesBack({ memberId: `member ${at}`, likesBack: 0.8 }, 'ada', percent),
  ).filter(Boolean).length;

test('the better two fit, the more often one likes back; nobody always and nobody never', () => {
  const counts = [30, 55, 75, 95].map(liked);
  expect(counts).toEqual([...counts].sort((one, other) => one - other));
  expect(new Set(counts).size).toBe(4);
  expect(counts[0]).toBeGreaterThan(150);
  expect(counts[3]).toBeLessThan(870);
});

test('a new profile counts as one that fits middling', () => {
  expect(likelihoodOf(0.8, null)).toBeGreaterThan(likelihoodOf(0.8, 55));
  expect(likelihoodOf(0.8, null)).toBeLessThan(likelihoodOf(0.8, 80));
});

test('the same two come to the same answer after a restart', () => {
  const ask = () => likesBack({ memberId: 'bola', likesBack: 0.6 }, 'ada', 70);
  expect(Array.from({ length: 5 }, ask)).toEqual(Array(5).fill(ask()));
});
