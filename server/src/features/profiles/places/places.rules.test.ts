// How places are labelled, compared and recognised.
import { describe, expect, test } from 'vitest';
import { foldLabel, type KnownPlace, labelOf, rankOf, readingsOf, recognise } from './places.rules.ts';

test.each([
  [labelOf('Lagos', ['Lagos'], 'Nigeria'), 'Lagos, Nigeria'],
  [labelOf('Lekki', ['Lagos'], 'Nigeria'), 'Lekki, Lagos, Nigeria'],
  [labelOf('Enugu', ['Enugu State'], 'Nigeria'), 'Enugu, Nigeria'],
  [labelOf('Aba', [undefined, 'Abia State'], 'Nigeria'), 'Aba, Abia, Nigeria'],
])('%s', (label, expected) => expect(label).toBe(expected));

test.each([
  ['  Ìbàdàn ,Nigeria ', 'ibadan, nigeria'],
  ['Enugu-Ukwu', 'enugu ukwu'],
  ['São Paulo', 'sao paulo'],
  ["N'Djamena", 'ndjamena'],
  ['100%_\\', '100'],
])('%s is compared as %s', (text, folded) => expect(foldLabel(text)).toBe(folded));

test('known cities come first, then Nigeria, then where members come from, then the world', () => {
  expect(rankOf('GB', 50)).toBeLessThan(rankOf('NG', undefined));
  expect(rankOf('NG', undefined)).toBeLessThan(rankOf('GH', undefined));
  expect(rankOf('GH', undefined)).toBeLessThan(rankOf('FI', undefined));
});

const place = (id: number, label: string, rank: number): KnownPlace => ({
  id,
  label,
  searchName: foldLabel(label),
  rank,
});
const HOUSTONS = [
  place(1, 'Houston, Texas, United States', 51),
  place(2, 'Houston, Missouri, United States', 2000),
  place(3, 'Houston, Alaska, United States', 2000),
];
const read = (text: string) => {
  const meant = readingsOf(text).map(({ name, where }) =>
    recognise(
      HOUSTONS.filter((one) => one.searchName.startsWith(`${name},`)),
      where,
    ),
  );
  const clear = meant.find((one) => 'place' in one || one.oneOf.length > 0);
  return clear && ('place' in clear ? clear.place.id : clear.oneOf.map((one) => one.id));
};

describe('a place is recognised', () => {
  test.each([
    ['Houston', 1],
    ['houston, texas', 1],
    ['Houston, USA', 1],
    ['Houston Missouri', 2],
    ['Houston Alaska, United States', 3],
    ['Houston, Nigeria', undefined],
    ['Hous', undefined],
    ['', undefined],
  ])('in "%s"', (text, id) => expect(read(text)).toEqual(id));

  test('not when several are meant equally', () => {
    expect(recognise(HOUSTONS.slice(1), [])).toEqual({ oneOf: HOUSTONS.slice(1) });
  });
});
