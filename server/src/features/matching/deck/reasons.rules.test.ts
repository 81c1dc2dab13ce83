// The words of a card: true of both, from what a profile shows, never what the other seeks.
import { range } from '@ijeuwa/contract/range';
import { describe, expect, it } from 'vitest';
import { ENUGU, facts } from '#test/facts.ts';
import { FIRST_WEIGHTS } from '../learning/features.rules.ts';
import { differenceOf } from './difference.rules.ts';
import { explain } from './reasons.rules.ts';

const today = new Date('2026-11-24T09:00:00Z');
const say = (mine: object, theirs: object) =>
  explain(
    { ...facts(mine), placeName: 'Lagos', weights: FIRST_WEIGHTS },
    {
      ...facts({ memberId: 'obi', gender: 'male', genders: ['female'], ...theirs }),
      placeName: 'cellX' in theirs ? 'Enugu' : 'Lagos',
    },
    today,
  ).shown;
const soft = {
  religion: 'somewhat',
  education: 'very',
  place: 'very',
  children: 'very',
  timeframe: 'very',
  interests: 'very',
};

describe('reasons', () => {
  it.each([
    ['a faith', {}, { importance: soft }, 'Both Christian'],
    ['the same time', {}, {}, `You both want to marry within ${range(1, 2)} years`],
    [
      'a time within which both wish',
      {},
      { timeframe: '6-12months' },
      'You both want to marry within two years',
    ],
    [
      'a time within which both wish, too, whoever of them waits longer',
      { timeframe: '6-12months' },
      { timeframe: '0-6months' },
      'You both want to marry within a year',
    ],
    ['the same place', {}, {}, 'You both live in Lagos'],
    ['the same country', {}, ENUGU, 'You both live in Nigeria'],
  ])('name %s', (_, mine, theirs, text) => {
    expect(say(mine, theirs).reasons).toContain(text);
  });

  it('name children only where both have some, or neither has, and never who accepts them', () => {
    const yes = { acceptChildren: 'yes' };
    const some = { ...yes, numberOfChildren: 2 };
    expect(say(some, { ...some, religion: 'islam' }).reasons).toContain('You both have children');
    expect(say(yes, some).reasons.join()).not.toContain('children');
    expect(say({ acceptChildren: 'no' }, { acceptChildren: 'no' }).reasons).toContain(
      'Neither of you has children',
    );
  });

  it('name what everybody meets after what makes this person likelier', () => {
    const open = { acceptChildren: 'yes', importance: { ...soft, children: 'must' } };
    const { reasons } = say(open, { timeframe: '0-6months', religion: 'islam' });
    expect(reasons.slice(0, 2)).toEqual(['You both live in Lagos', 'Neither of you has children']);
  });

  it.each(['0-6months', '2+years'])('name no time that is true of one of the two alone: %s', (timeframe) => {
    expect(say({}, { timeframe }).reasons.join()).not.toContain('marry');
  });

  it('name at most three, the weightiest first', () => {
    const all = { acceptChildren: 'yes', interests: ['Cooking'], wantedEducation: 'bachelors' };
    const { reasons } = say(all, all);
    expect(reasons).toHaveLength(3);
    expect(reasons[0]).toBe('Both Christian');
  });

  it('never tell a wish that only the other has', () => {
    const theirs = { interests: ['Travel'], wantedEducation: 'phd', importance: soft };
    const said = JSON.stringify(say({}, theirs));
    expect(said).not.toMatch(/travel|doctorate|PhD|must|accept/i);
  });
});

it('stand with the difference that the person’s page tells', () => {
  const them = facts({ memberId: 'obi', gender: 'male', genders: ['female'], birthMonth: '1989-05-01' });
  const [me, other] = [
    {
      ...facts({ acceptChildren: 'no', wantedEducation: 'masters' }),
      placeName: 'Lagos',
      weights: FIRST_WEIGHTS,
    },
    { ...them, placeName: 'Lagos' },
  ];
  const { difference } = explain(me, other, today).shown;
  expect(difference).toBe('He is 7 years older than you');
  expect(difference).toBe(differenceOf(me, other, today));
});

it('counts nobody’s wishes: from a count, whoever edits their profile could read what the other seeks', () => {
  for (const theirs of [{}, { timeframe: '0-6months' }, { importance: soft }])
    expect(JSON.stringify(say({}, theirs))).not.toMatch(/wish|\d of/i);
});

it('says the same whatever the other seeks and however much of it matters to them', () => {
  const open = Object.fromEntries(Object.keys(soft).map((wish) => [wish, 'not important']));
  const seeking = [
    {},
    { importance: soft },
    { importance: open },
    { religions: ['christianity'], importance: { ...open, religion: 'must' } },
    { wantedEducation: 'bachelors', importance: { ...open, education: 'must' } },
    { acceptChildren: 'no', importance: { ...open, children: 'must' } },
  ];
  for (const mine of [{}, { importance: open }]) {
    const told = seeking.map((theirs) => JSON.stringify(say(mine, theirs)));
    expect(new Set(told).size).toBe(1);
    expect(told[0]).toContain('Both Christian');
  }
});
