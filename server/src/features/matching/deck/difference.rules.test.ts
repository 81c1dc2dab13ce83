// The honest difference: a fact of the two, whatever either of them seeks.
import { range } from '@ijeuwa/contract/range';
import { describe, expect, it } from 'vitest';
import { ENUGU, facts, LONDON } from '#test/facts.ts';
import { differenceOf } from './difference.rules.ts';

const today = new Date('2026-11-24T09:00:00Z');
const say = (mine: object, theirs: object) =>
  differenceOf(
    { ...facts(mine), placeName: 'Lagos' },
    {
      ...facts({ memberId: 'obi', gender: 'male', genders: ['female'], ...theirs }),
      placeName: 'cellX' in theirs ? 'Enugu' : 'Lagos',
    },
    today,
  );

describe('the difference', () => {
  it.each([
    ['a faith', {}, { religion: 'islam' }, 'He is Muslim, you are Christian'],
    ['children of theirs', {}, { numberOfChildren: 2 }, 'He has children, you have none'],
    ['children of one’s own', { numberOfChildren: 1 }, {}, 'You have children, he has none'],
    ['a distance', {}, ENUGU, 'He lives in Enugu, 460 km away'],
    ['a country', {}, LONDON, 'He lives in the United Kingdom, you in Nigeria'],
    ['no time where a reason says what is true of both', {}, { timeframe: '6-12months' }, null],
    [
      'a time that is one step away, where it says none',
      {},
      { timeframe: '2+years' },
      `He wants to marry in two years or later, you within ${range(1, 2)} years`,
    ],
    [
      'a time',
      {},
      { timeframe: '0-6months' },
      `He wants to marry within 6 months, you within ${range(1, 2)} years`,
    ],
    ['an age', {}, { birthMonth: '1986-05-01' }, 'He is 10 years older than you'],
    ['them', {}, { gender: 'other', birthMonth: '1986-05-01' }, 'They are 10 years older than you'],
    ['nothing, where nothing differs', {}, {}, null],
    ['nothing of what is not known', {}, { religion: null, timeframe: null, numberOfChildren: null }, null],
    ['one thing alone', {}, { ...ENUGU, religion: 'islam' }, 'He is Muslim, you are Christian'],
  ])('names %s', (_, mine, theirs, text) => {
    expect(say(mine, theirs)).toBe(text);
  });

  it('is the same whatever either of them seeks', () => {
    const wishes = {
      religions: ['islam'],
      wantedEducation: 'phd',
      acceptChildren: 'no',
      placeKind: 'within' as const,
      interests: ['Travel'],
      ageMin: 30,
    };
    expect(say(wishes, { ...ENUGU, ...wishes })).toBe(say({}, ENUGU));
  });
});
