// How many people are said to wait: exact as far as the queue goes, and in tens beyond it.
import { QUEUE_LENGTH } from '@ijeuwa/contract/matching';
import { expect, test } from 'vitest';
import { waitingOf } from './queue.rules.ts';

test.each([
  ['everybody is in the queue', { fits: 21, filled: 21, left: 17 }, 17],
  ['just as many as it takes', { fits: QUEUE_LENGTH, filled: QUEUE_LENGTH, left: 199 }, 199],
  ['more than it takes', { fits: 347, filled: QUEUE_LENGTH, left: QUEUE_LENGTH }, 340],
  ['one more of them', { fits: 348, filled: QUEUE_LENGTH, left: QUEUE_LENGTH }, 340],
  ['some of them answered', { fits: 347, filled: QUEUE_LENGTH, left: 190 }, 330],
  ['not all of them are ready', { fits: 150, filled: 60, left: 50 }, 140],
  ['few are ready of more than it takes', { fits: 347, filled: 60, left: 50 }, 330],
  ['few more than it takes', { fits: 203, filled: QUEUE_LENGTH, left: 198 }, 200],
])('%s', (_, state, waiting) => expect(waitingOf(state)).toBe(waiting));
