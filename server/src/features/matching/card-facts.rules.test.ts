// What of a profile and its wishes becomes a fact, a wish or a must.
import { describe, expect, it } from 'vitest';
import { facts, sourceOf } from '#test/facts.ts';
import { ANYTHING, factsOf, mayBeShown, UNKNOWN, wishing } from './card-facts.rules.ts';

describe('wishes that are not saved', () => {
  it('stand over the saved ones, each by itself', () => {
    const saved = sourceOf();
    const wished = wishing(saved, {
      ageMin: 30,
      ageMax: 40,
      education: 'phd',
      importance: { education: 'must' },
      dealBreakers: 'none of it',
      notifications: false,
    });
    expect(wished).toEqual({
      ...saved,
      ageMin: 30,
      ageMax: 40,
      wantedEducation: 'phd',
      importance: { ...saved.importance, education: 'must' },
    });
    expect(wishing(saved, {}, [7])).toEqual({ ...saved, wantedCells: [7] });
    expect(wishing(saved, { ageMin: undefined })).toEqual(saved);
  });
});

describe('facts', () => {
  it('need a submitted profile with gender, birth month, place and somebody sought', () => {
    expect(factsOf(sourceOf())).toBeDefined();
    for (const missing of [
      { submitted: false },
      { gender: null },
      { birthMonth: null },
      { placeId: null },
      { genders: [] },
    ])
      expect(factsOf(sourceOf(missing))).toBeUndefined();
  });

  it('let only a must filter', () => {
    const very = { ...sourceOf().importance, religion: 'very' };
    expect(facts().mustReligion).toBe(1);
    expect(facts({ importance: very })).toMatchObject({
      mustReligion: ANYTHING,
      wantReligion: 1,
      religionWeight: 50,
    });
    expect(facts({ religions: [] })).toMatchObject({ mustReligion: ANYTHING, religionWeight: 0 });
  });

  it.each([
    ['noPreference', 0],
    ['highSchool', 0b11111],
    ['bachelors', 0b01110],
    ['phd', 0b01000],
  ])('read education as at least: %s', (wantedEducation, wanted) => {
    expect(facts({ wantedEducation }).wantEducation).toBe(wanted);
  });

  it.each([
    ['no', 0b01],
    ['yes', 0b11],
    ['maybe', 0],
  ])('take "%s" to children as it is meant', (acceptChildren, wanted) => {
    expect(facts({ acceptChildren }).wantChildren).toBe(wanted);
  });

  it.each([
    ['0-6months', 0b0011],
    ['1-2years', 0b1110],
    [null, 0],
  ])('accept a time at most one step from %s', (timeframe, wanted) => {
    expect(facts({ timeframe }).wantTimeframe).toBe(wanted);
  });

  it('find interests in free words, and none in none', () => {
    expect(facts({ hobbies: ['Travelling', 'cooking jollof'] }).interests).toBe(0b11);
    expect(facts({ hobbies: ['chess'] }).interests).toBe(UNKNOWN);
  });
});

describe('a card', () => {
  const today = new Date('2026-11-24T09:00:00Z');
  it.each([
    ['of an adult who is free to marry', {}, true],
    ['of somebody divorced', { relationshipStatus: 'divorced' }, true],
    ['of somebody married', { relationshipStatus: 'married' }, false],
    ['of somebody of 17', { birthMonth: '2009-01-01' }, false],
    ['that waits for review', { cardStatus: 'pending' }, false],
    ['without an approved photo', { approvedPhotos: 0 }, false],
    ['of a suspended member', { memberStatus: 'suspended' }, false],
    ['whose profile is not submitted', { submitted: false }, false],
  ])('%s may be shown: %s', (_, change, shown) => {
    expect(mayBeShown(sourceOf(change), today)).toBe(shown);
  });
});
