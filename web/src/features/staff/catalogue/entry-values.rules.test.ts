// Two people who change one entry.
import { expect, test } from 'vitest';
import { meet } from './entry-values.rules.ts';

const before = { question: 'Free?', answer: 'Yes.', order: '2' };

test('what only the other changed is taken over', () => {
  expect(meet(before, { ...before, answer: 'Mine.' }, { ...before, order: '3' })).toEqual({
    taken: { order: '3' },
    theirs: {},
  });
});

test('what both changed is shown beside mine, and mine stays', () => {
  expect(meet(before, { ...before, answer: 'Mine.' }, { ...before, answer: 'Theirs.', order: '3' })).toEqual({
    taken: { order: '3' },
    theirs: { answer: 'Theirs.' },
  });
});

test('who changed the same in the same way has nothing to choose', () => {
  const same = { ...before, answer: 'Ours.' };
  expect(meet(before, same, same)).toEqual({ taken: {}, theirs: {} });
});
