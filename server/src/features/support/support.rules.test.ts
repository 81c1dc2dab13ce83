// How enquiries are called, kept and paged.
import { expect, test } from 'vitest';
import { idOfDigest, keptSince, readPlace, referenceOf, spellPlace } from './support.rules.ts';

const ID = '019abcde-0000-7000-8000-0123456789ab';

test('a reference is short, of letters that nobody mistakes, and always the same', () => {
  expect(referenceOf(ID)).toBe('4D2P-F2DB');
  expect(referenceOf('019abcde-0000-7000-8000-000000000000')).toBe('0000-0000');
  expect(referenceOf('019abcde-0000-7000-8000-00ffffffffff')).toBe('ZZZZ-ZZZZ');
});

test('an id made of a digest is a UUID, and another digest makes another', () => {
  const one = idOfDigest(Buffer.alloc(32, 255).toString('base64url'));
  expect(one).toBe('ffffffff-ffff-8fff-bfff-ffffffffffff');
  expect(idOfDigest(Buffer.alloc(32, 254).toString('base64url'))).not.toBe(one);
});

test('a closed enquiry is kept for 24 months', () => {
  expect(keptSince(new Date('2026-11-24T09:00:00Z'))).toEqual(new Date('2024-11-24T09:00:00Z'));
});

test('a place in the queue survives being spelled; what is none is refused', () => {
  const place = { closed: true, receivedAt: new Date(1_790_000_000_123), id: ID };
  expect(readPlace(spellPlace(place))).toEqual(place);
  for (const wrong of ['', '2.1.x', `0.1.${ID}'`, `0.${'9'.repeat(16)}.${ID}`])
    expect(readPlace(wrong)).toBeUndefined();
});
