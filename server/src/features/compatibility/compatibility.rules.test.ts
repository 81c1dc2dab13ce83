// What stands in a report: both sides of what both approved, the same seen from either, and nothing else of anybody.
import { REPORT_LINES } from '@ijeuwa/contract/compatibility';
import { GOALS, INTERESTS, RELIGIONS, TIMEFRAMES } from '@ijeuwa/contract/person';
import {
  ACCEPT_CHILDREN,
  EDUCATION_WISHES,
  IMPORTANCES,
  PLACE_KINDS,
  WISHES_TO_SAY,
} from '@ijeuwa/contract/wishes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Approved,
  comesBack,
  isTold,
  linesOf,
  reportOf,
  type Seeking,
  sharedLines,
} from './compatibility.rules.ts';

const importance = fc.constantFrom(...IMPORTANCES);
const seeking: fc.Arbitrary<Seeking> = fc.record({
  timeframe: fc.constantFrom(null, ...TIMEFRAMES),
  goal: fc.constantFrom(...GOALS),
  acceptChildren: fc.constantFrom(...ACCEPT_CHILDREN),
  religions: fc.subarray([...RELIGIONS]),
  placeKind: fc.constantFrom(...PLACE_KINDS),
  distanceKm: fc.integer({ min: 1, max: 100 }),
  places: fc.subarray(['Abuja', 'Enugu', 'Lagos']),
  country: fc.constantFrom(null, 'NG', 'GB'),
  education: fc.constantFrom(...EDUCATION_WISHES),
  interests: fc.subarray([...INTERESTS]),
  said: fc.subarray([...WISHES_TO_SAY]),
  importance: fc.record({
    religion: importance,
    education: importance,
    place: importance,
    children: importance,
    timeframe: importance,
    interests: importance,
  }),
});
const approved: fc.Arbitrary<Approved> = fc.record({
  seeking,
  lines: fc.subarray([...REPORT_LINES]),
});
/** As the repository reads a wish: with columns that no report may speak of. */
const withMore = (one: Approved): Approved => ({
  ...one,
  seeking: { ...one.seeking, dealBreakers: 'My mother Ngozi decides', ageMin: 31, ageMax: 47 } as never,
});

test('seen from either side it is the same', () => {
  fc.assert(
    fc.property(approved, approved, (one, other) => {
      const [here, there] = [reportOf(one, other), reportOf(other, one)];
      expect(
        there.compared.map(({ texts: [first, second], ...same }) => ({ ...same, texts: [second, first] })),
      ).toEqual(here.compared);
      expect(there.alsoAsk).toEqual(here.alsoAsk);
    }),
  );
});

test('no line stands there that one of the two did not approve, or does not seek', () => {
  fc.assert(
    fc.property(approved, approved, (one, other) => {
      for (const { line, texts } of reportOf(one, other).compared)
        [one, other].forEach(({ seeking: sought, lines }, at) => {
          expect(lines).toContain(line);
          expect(linesOf(sought)).toContainEqual({ line, text: texts[at] });
        });
      expect(sharedLines(one, { ...other, lines: [] })).toEqual([]);
    }),
  );
});

test('what is left out changes nothing that stands there', () => {
  fc.assert(
    fc.property(approved, approved, seeking, (one, other, instead) => {
      const hidden = { lines: other.lines.filter((line) => one.lines.includes(line)) };
      const open = sharedLines(one, other);
      const kept = { ...other, ...hidden };
      // Somebody who seeks something else in all that is not shown.
      const { faith, ...wanted } = { faith: open.includes('faith'), ...other.seeking };
      const changed = faith ? other.seeking : { ...wanted, religions: instead.religions };
      const lines = kept.lines.filter((line) => line !== 'faith' || faith);
      expect(reportOf(one, { seeking: changed, lines })).toEqual(reportOf(one, { ...kept, lines }));
    }),
  );
});

test('nobody else is named: no free text is in it, and neither are ages', () => {
  fc.assert(
    fc.property(approved, approved, (one, other) => {
      const said = JSON.stringify(reportOf(withMore(one), withMore(other)));
      expect(said).toBe(JSON.stringify(reportOf(one, other)));
      expect(said).not.toMatch(/Ngozi|\b31\b.*\b47\b/);
    }),
  );
});

const BASE: Seeking = {
  timeframe: '1-2years',
  goal: 'Marriage',
  acceptChildren: 'yes',
  religions: ['christianity'],
  placeKind: 'country',
  distanceKm: 50,
  places: [],
  country: 'NG',
  education: 'bachelors',
  interests: ['Travel', 'Cooking'],
  importance: {
    religion: 'must',
    education: 'a little',
    place: 'very',
    children: 'somewhat',
    timeframe: 'very',
    interests: 'a little',
  },
  said: WISHES_TO_SAY,
};
const standingOf = (line: (typeof REPORT_LINES)[number], change: Partial<Seeking>) =>
  reportOf({ seeking: BASE, lines: [line] }, { seeking: { ...BASE, ...change }, lines: [line] }).compared[0]
    ?.standing;

test.each([
  ['time', {}, 'agree'],
  ['time', { timeframe: '6-12months' }, 'partly'],
  ['time', { timeframe: '0-6months' }, 'differ'],
  ['time', { timeframe: null }, undefined],
  ['goal', { goal: 'Modern' }, 'differ'],
  ['children', { acceptChildren: 'maybe' }, 'partly'],
  ['children', { acceptChildren: 'no' }, 'differ'],
  ['faith', { religions: ['islam', 'christianity'] }, 'partly'],
  ['faith', { religions: ['islam'] }, 'differ'],
  ['faith', { religions: [] }, undefined],
  ['place', { country: 'GB' }, 'differ'],
  ['place', { placeKind: 'anywhere' }, 'partly'],
  ['place', { country: null }, undefined],
  ['education', { education: 'phd' }, 'differ'],
  ['education', { education: 'noPreference' }, undefined],
  ['interests', { interests: ['Cooking', 'Art'] }, 'partly'],
  ['interests', { interests: ['Art'] }, 'differ'],
  ['faith', { importance: { ...BASE.importance, religion: 'not important' } }, undefined],
] as const)('%s beside %o: %s', (line, change, standing) => {
  expect(standingOf(line, change as Partial<Seeking>)).toBe(standing);
});

test('the lines of somebody, word for word', () => {
  expect(linesOf(BASE).map(({ text }) => text.replaceAll('\u2060', ''))).toEqual([
    'Within 1–2 years (matters very much)',
    'Marriage',
    'Yes (matters somewhat)',
    'Christian (a must)',
    'In my own country, Nigeria (matters very much)',
    'At least a bachelor’s degree (matters a little)',
    'Travel and cooking (matters a little)',
  ]);
});

test('whoever gave it has it back if they never opened it, unless they end what the other has read', () => {
  const of = (byOwner: boolean, ownerOpened: boolean, otherOpened: boolean) =>
    comesBack({ byOwner, ownerOpened, otherOpened });
  expect([of(true, false, false), of(false, false, false), of(false, false, true)]).toEqual([
    true,
    true,
    true,
  ]);
  expect([of(true, false, true), of(true, true, false), of(false, true, false)]).toEqual([
    false,
    false,
    false,
  ]);
});

test('asked every hour, the other is told once in any day', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 1, hour));
  const asked = (hour: number) => ({ state: 'withdrawn', askedAt: at(hour), overAt: at(hour) });
  const told = Array.from({ length: 60 }, (_, hour) => hour).filter((hour) =>
    isTold(
      Array.from({ length: hour }, (_, one) => asked(one)),
      at(hour),
    ),
  );
  expect(told).toEqual([0, 24, 48]);
});

test('what somebody only found among their wishes is no line, nor how much it matters', () => {
  const found: Seeking = {
    timeframe: '1-2years',
    goal: 'Marriage',
    acceptChildren: 'maybe',
    religions: ['islam'],
    placeKind: 'country',
    distanceKm: 50,
    places: [],
    country: 'NG',
    education: 'noPreference',
    interests: [],
    importance: { religion: 'must', place: 'very', children: 'very', timeframe: 'very' },
    said: [],
  };
  expect(linesOf(found)).toEqual([
    { line: 'time', text: 'Within 1–\u20602 years' },
    { line: 'faith', text: 'Muslim' },
  ]);
  const said = linesOf({ ...found, said: ['goal', 'place', 'weight:religion', 'weight:place'] });
  expect(said).toContainEqual({ line: 'goal', text: 'Marriage' });
  expect(said).toContainEqual({ line: 'faith', text: 'Muslim (a must)' });
  expect(said).toContainEqual({ line: 'place', text: 'In my own country, Nigeria (matters very much)' });
  expect(said.map(({ line }) => line)).not.toContain('children');
});
