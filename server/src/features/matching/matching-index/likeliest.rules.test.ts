// Going through many from the highest bound down finds the same best as looking at all of them, and looks at few.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keepBest } from './best.rules.ts';
import { gatherLikeliest } from './likeliest.rules.ts';

const bounded = fc.record({ rank: fc.nat(50), slack: fc.nat(30) });

test('the best of those that can reach the floor are the best of all, also where nobody is worth anything', () => {
  fc.assert(
    fc.property(fc.array(bounded, { maxLength: 300 }), fc.integer({ min: 1, max: 20 }), (all, most) => {
      const best = keepBest(most, (one, other) => one < other);
      const likeliest = gatherLikeliest();
      for (const [at, { rank, slack }] of all.entries()) likeliest.add(at, rank + slack);
      likeliest.visit(best.floor, (at) => best.offer(at, all[at]!.rank));
      const ranked = all.map(({ rank }, at) => ({ at, rank })).sort((a, b) => b.rank - a.rank || a.at - b.at);
      expect(best.list()).toEqual(ranked.slice(0, most));
    }),
    { examples: [[Array.from({ length: 30 }, () => ({ rank: 0, slack: 0 })), 5]] },
  );
});

test('whoever cannot reach the floor is not looked at', () => {
  const best = keepBest(10, (one, other) => one < other);
  const likeliest = gatherLikeliest();
  for (let at = 0; at < 5000; at++) likeliest.add(at, at);
  let looked = 0;
  likeliest.visit(best.floor, (at) => {
    looked++;
    best.offer(at, at);
  });
  expect(looked).toBeLessThan(20);
});
