// What the practice counsellor writes: to what was sent, and never without saying what it is.
import { DURATIONS, INSIGHTS_MAX_LENGTH } from '@ijeuwa/contract/therapy';
import { expect, test } from 'vitest';
import { insightsFor } from './practice-counsellor.ts';

test.each(DURATIONS)('together for %s: it quotes the goal, and says that it is practice', (duration) => {
  const text = insightsFor({ duration, goal: 'To talk without shouting.' });
  expect(text).toContain('“To talk without shouting.”');
  expect(text).toMatch(/this is practice/);
});

test('a long goal is quoted in part, and each length of time has words of its own', () => {
  const texts = DURATIONS.map((duration) => insightsFor({ duration, goal: 'x'.repeat(1000) }));
  expect(new Set(texts).size).toBe(DURATIONS.length);
  for (const text of texts) expect(text.length).toBeLessThan(INSIGHTS_MAX_LENGTH);
});
