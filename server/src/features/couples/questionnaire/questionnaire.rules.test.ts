// What the questionnaire decides: areas, what both see, and that no answer can be told from it.
import { AREAS, NEVER_DISCUSSED, type Reply } from '@ijeuwa/contract/questionnaire';
import { expect, test } from 'vitest';
import * as rules from './questionnaire.rules.ts';
import { readStatements } from './statements.ts';

const STATEMENTS = readStatements();
const to = (value: number, of = (id: string) => id.startsWith('money')): Reply[] =>
  STATEMENTS.filter(({ id }) => of(id)).map(({ id }) => ({ id, value }));
/** The better end of each. */
const well = (part: string): Reply[] =>
  STATEMENTS.filter((one) => one.part === part).map(({ id, reversed }) => ({ id, value: reversed ? 1 : 5 }));
const without = (replies: Reply[], ...ids: string[]) => replies.filter(({ id }) => !ids.includes(id));

test('eight areas, candour and safety have four statements each, half of them reversed', () => {
  expect(STATEMENTS).toHaveLength(40);
  expect(new Set(STATEMENTS.map(({ id }) => id)).size).toBe(40);
});

test('an area runs from 0 to 100, reversed ones turned round, and needs three answers', () => {
  expect(rules.meanIn('money', STATEMENTS, well('money'))).toBe(100);
  expect(rules.meanIn('money', STATEMENTS, to(5))).toBe(50);
  expect(rules.meanIn('money', STATEMENTS, to(3))).toBe(50);
  expect(rules.meanIn('money', STATEMENTS, without(well('money'), 'money-1'))).toBe(100);
  expect(rules.meanIn('money', STATEMENTS, without(well('money'), 'money-1', 'money-2'))).toBeNull();
  const undiscussed = to(NEVER_DISCUSSED);
  expect(rules.meanIn('money', STATEMENTS, undiscussed)).toBeNull();
});

test('it can be released once four areas have three answers each, and never discussed is one', () => {
  const areas = (...parts: string[]) => to(3, (id) => parts.some((part) => id.startsWith(part)));
  expect(rules.areasToRelease(STATEMENTS, [])).toBe(4);
  expect(rules.areasToRelease(STATEMENTS, areas('money', 'faith', 'candour', 'safety'))).toBe(2);
  expect(rules.areasToRelease(STATEMENTS, areas('money', 'faith', 'roles'))).toBe(1);
  const three = without(areas('money', 'faith', 'roles'), 'money-1');
  const fourth = to(NEVER_DISCUSSED, (id) => id.startsWith('children'));
  expect(rules.areasToRelease(STATEMENTS, [...three, ...fourth])).toBe(0);
  expect(rules.areasToRelease(STATEMENTS, without([...three, ...fourth], 'money-2'))).toBe(1);
});

test('for two: how many both have well, out of those that both answered', () => {
  const one = well('money').map((reply) => (reply.id === 'money-1' ? { ...reply, value: 3 } : reply));
  const areaOf = (a: Reply[], b: Reply[]) =>
    rules.forTwo(STATEMENTS, a, b).areas.find(({ area }) => area === 'money')?.bothWell;
  expect(areaOf(one, well('money'))).toEqual({ on: 3, of: 4 });
  expect(areaOf(one, without(well('money'), 'money-4'))).toEqual({ on: 2, of: 3 });
  expect(areaOf(one, without(well('money'), 'money-3', 'money-4'))).toBeNull();
});

test.each([
  [5, 4, []],
  [5, 3, ['What each earns and owes']],
  [NEVER_DISCUSSED, 5, ['What each earns and owes']],
  [NEVER_DISCUSSED, NEVER_DISCUSSED, ['What each earns and owes']],
])('%d and %d make the topics %j', (a, b, topics) => {
  const reply = (value: number) => [{ id: 'money-1', value }];
  const found = rules.forTwo(STATEMENTS, reply(a), reply(b)).topics.map(({ topic }) => topic);
  expect(found).toEqual(topics);
});

test('both see the same; of safety and candour nothing comes in, whatever was answered', () => {
  const chance = (seed: number) => STATEMENTS.map(({ id }, at) => ({ id, value: (seed * 7 + at * 13) % 6 }));
  const own = (id: string) => id.startsWith('safety') || id.startsWith('candour');
  for (let seed = 0; seed < 1000; seed += 1) {
    const [a, b] = [chance(seed), chance(seed * 31 + 5)];
    const seen = rules.forTwo(STATEMENTS, a, b);
    if (seed % 100 === 0) expect(rules.forTwo(STATEMENTS, b, a)).toEqual(seen);
    const changed = a.map((reply) => (own(reply.id) ? { ...reply, value: 5 - reply.value } : reply));
    if (JSON.stringify(rules.forTwo(STATEMENTS, changed, b)) !== JSON.stringify(seen))
      throw new Error(`the answers ${seed} on safety are seen`);
  }
});

test('one answer on safety that worries puts help first', () => {
  expect(rules.needsHelpFirst(STATEMENTS, well('safety'))).toBe(false);
  const afraid = well('safety').map((one) => (one.id === 'safety-4' ? { ...one, value: 3 } : one));
  expect(rules.needsHelpFirst(STATEMENTS, afraid)).toBe(true);
});

test('what sounds better than life is with anybody is said to oneself', () => {
  expect(rules.isTooGood(STATEMENTS, well('candour'))).toBe(false);
  const turned = well('candour').map(({ id, value }) => ({ id, value: 6 - value }));
  expect(rules.isTooGood(STATEMENTS, turned)).toBe(true);
});

test('the order is one’s own, the same each time, and ends with safety', () => {
  const order = (who: string) => rules.inOrderFor(who, STATEMENTS).map(({ id }) => id);
  expect(order('ada')).toEqual(order('ada'));
  expect(order('ada')).not.toEqual(order('tunde'));
  expect(order('ada').toSorted()).toEqual(STATEMENTS.map(({ id }) => id).toSorted());
  expect(
    order('ada')
      .slice(-4)
      .every((id) => id.startsWith('safety')),
  ).toBe(true);
  // Not area by area: of neighbours most are of two areas.
  const parts = order('ada')
    .slice(0, 36)
    .map((id) => id.split('-')[0]);
  expect(parts.filter((part, at) => part === parts[at + 1]).length).toBeLessThan(AREAS.length);
});

/** The same each run: a fault that was found is found again. */
const generator = (seed: number) => () => {
  let mixed = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d);
  seed = (seed + 0x6d2b79f5) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0x297a2d39);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
};

// services.md: 0 safety answers in 10,000 of the partner’s responses. What the room answers of the other is this alone.
test('10,000 pairs, answered at random: nothing of safety or candour is in what both see, nor changes a letter of it', () => {
  const next = generator(20_261_124);
  const answers = (): Reply[] =>
    STATEMENTS.filter(() => next() < 0.9).map(({ id }) => ({ id, value: Math.floor(next() * 6) }));
  const isOwn = ({ id }: Reply) => /^(safety|candour)/.test(id);
  const own = STATEMENTS.filter(isOwn as never);
  const secret = STATEMENTS.filter(({ part }) => part === 'safety' || part === 'candour').flatMap(
    ({ id, text }) => [id, text],
  );
  expect([own.length, secret.length]).toEqual([8, 16]);
  let told = 0;
  for (let pair = 0; pair < 10_000; pair += 1) {
    const [one, other] = [answers(), answers()];
    const seen = JSON.stringify(rules.forTwo(STATEMENTS, one, other));
    const shared = one.filter((reply) => !isOwn(reply));
    const others = [...shared, ...own.map(({ id }) => ({ id, value: Math.floor(next() * 6) }))];
    if (JSON.stringify(rules.forTwo(STATEMENTS, others, other)) !== seen) told += 1;
    else if (secret.some((words) => seen.includes(words)) || /safety|candour/.test(seen)) told += 1;
  }
  expect(told).toBe(0);
});
