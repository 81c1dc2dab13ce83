// What is lost is told by the reports of the other while they come, and else by what is heard of them.
import { expect, test } from 'vitest';
import { type Heard, lossAfter, NO_LOSSES, type Report } from './loss.rules.ts';

type Seen = { reports?: Report[]; heard?: Heard };
/** A look every two seconds; what was said of loss at each. */
const look = (each: readonly Seen[]) => {
  let losses = NO_LOSSES;
  return each.map(({ reports = [], heard }, turn) => {
    const after = lossAfter(losses, { at: turn * 2000, reports, heard });
    losses = after.losses;
    return after.loss;
  });
};
const report = (timestamp: number, loss: number, id = 'sound'): Report => ({ id, timestamp, loss });
const turns = (count: number, of: (turn: number) => Seen) =>
  Array.from({ length: count }, (_, turn) => of(turn));

test('a report that never becomes another is believed for eight seconds, and says nothing after', () => {
  expect(look(turns(8, () => ({ reports: [report(1, 0)] })))).toEqual([
    ...[0, 0, 0, 0, 0],
    ...[undefined, undefined, undefined],
  ]);
});

test('the one of a picture that is sent no more does not speak for the sound', () => {
  const seen = turns(8, (turn) => ({ reports: [report(1, 0.9, 'picture'), report(turn, 0.01)] }));
  expect(look(seen).at(-1)).toBe(0.01);
});

test('where no report comes back, the holes in what they send are told', () => {
  const seen = turns(4, (turn) => ({ heard: { received: 25 * turn, lost: 75 * turn } }));
  expect(look(seen)).toEqual([undefined, 0.75, 0.75, 0.75]);
  const reported = seen.map((one, turn) => ({ ...one, reports: [report(turn, 0)] }));
  expect(look(reported)).toEqual([0, 0, 0, 0]);
});

test('whoever was heard and is not any more is lost whole for twelve seconds; then they may have stopped', () => {
  const seen = turns(10, (turn) => ({ heard: { received: 100 * Math.min(turn, 1), lost: 0 } }));
  expect(look(seen)).toEqual([undefined, 0, 1, 1, 1, 1, 1, 1, undefined, undefined]);
});

test('of whoever never sent anything nothing is known', () => {
  expect(look(turns(10, () => ({})))).toEqual(Array(10).fill(undefined));
  expect(look(turns(10, () => ({ heard: { received: 0, lost: 0 } })))).toEqual(Array(10).fill(undefined));
});
