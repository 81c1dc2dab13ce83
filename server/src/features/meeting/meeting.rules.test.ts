// When the room is open, what counts as connected, and what the room says of an appointment.
import { describe, expect, test } from 'vitest';
import { type Booked, connectedMinutes, gainsays, howItWent, roomAt, type Stay } from './meeting.rules.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 30, 8, minutes));
const TIMES = { startsAt: at(0), endsAt: at(50) };
const booked = (state: Booked['state']): Booked => ({ ...TIMES, state });
const stay = (role: Stay['role'], from: number, to: number, admitted: number | null = from): Stay => ({
  role,
  arrivedAt: at(from),
  admittedAt: admitted === null ? null : at(admitted),
  seenAt: at(to),
  leftAt: at(to),
  endedForAll: false,
});

test.each([
  [-11, 'early'],
  [-10, 'open'],
  [0, 'open'],
  [54, 'open'],
  [55, 'over'],
] as const)('%i minutes after it begins the room is %s', (minutes, state) => {
  expect(roomAt(booked('confirmed'), at(minutes))).toBe(state);
});

test.each([
  ['cancelled', 'over'],
  ['no_show_member', 'over'],
  ['no_show_counsellor', 'over'],
  // How it went may be said before it ends.
  ['done', 'open'],
  ['held', undefined],
  ['choosing', undefined],
  ['lapsed', undefined],
] as const)('the room of one that is %s is %s', (state, room) => {
  expect(roomAt(booked(state), at(10))).toBe(room);
});

test('what the counsellor has ended for all is over, however long it would be open', () => {
  expect(roomAt({ ...booked('confirmed'), ended: true }, at(10))).toBe('over');
});

describe('connected', () => {
  test.each([
    ['both for half an hour', [stay('counsellor', 0, 50), stay('member', 10, 40)], 30],
    ['one after the other', [stay('counsellor', 0, 10), stay('member', 10, 40)], 0],
    ['who waits is not connected', [stay('counsellor', 0, 50), stay('member', 0, 40, null)], 0],
    ['from the door on', [stay('counsellor', 0, 50), stay('member', 0, 40, 20)], 20],
    [
      'two members count once',
      [stay('counsellor', 0, 50), stay('member', 0, 30), stay('partner', 10, 40)],
      40,
    ],
    ['a reload breaks off', [stay('counsellor', 0, 50), stay('member', 0, 10), stay('member', 12, 20)], 18],
    ['two members without a counsellor', [stay('member', 0, 30), stay('partner', 0, 30)], 0],
  ])('%s', (_, stays, minutes) => {
    expect(connectedMinutes(stays)).toBe(minutes);
  });
});

describe('how it went', () => {
  const both = (until: number) => [stay('counsellor', 0, 50), stay('member', 0, until)];
  test.each([
    ['nobody used the room', [], 60, undefined],
    ['it goes on', both(50), 54, undefined],
    ['both were there', both(50), 55, 'held'],
    ['for 25 minutes', both(25), 55, 'held'],
    ['the member went after less', both(24), 55, undefined],
    ['the counsellor went after less', [stay('counsellor', 0, 24), stay('member', 0, 30)], 55, 'cut_short'],
    [
      'the counsellor went while the partner was in',
      [stay('counsellor', 0, 20), stay('member', 0, 10), stay('partner', 0, 30)],
      55,
      'cut_short',
    ],
    [
      'the member went, the counsellor after them, and the member came once more',
      [stay('counsellor', 0, 26), stay('member', 0, 24), stay('member', 27, 50)],
      55,
      undefined,
    ],
    [
      'the counsellor came back',
      [stay('counsellor', 0, 10), stay('counsellor', 40, 50), stay('member', 0, 50)],
      55,
      undefined,
    ],
    ['nobody was let in', [stay('counsellor', 0, 24), stay('member', 0, 50, null)], 55, undefined],
    [
      'the counsellor ended it for all after less',
      [{ ...stay('counsellor', 0, 24), endedForAll: true }, stay('member', 0, 24)],
      55,
      'cut_short',
    ],
    [
      'the counsellor ended it for all after 25 minutes',
      [{ ...stay('counsellor', 0, 25), endedForAll: true }, stay('member', 0, 25)],
      55,
      'held',
    ],
    ['both went at once', [stay('counsellor', 0, 24), stay('member', 0, 24)], 55, undefined],
    ['the member waited for ten minutes', [stay('member', -5, 12)], 10, 'counsellor_absent'],
    ['not yet', [stay('member', -5, 12)], 9, undefined],
    ['the member had gone by then', [stay('member', -5, 5)], 55, undefined],
    ['the counsellor came in the tenth', [stay('member', -5, 50), stay('counsellor', 10, 50)], 20, undefined],
    ['the counsellor waited for fifteen', [stay('counsellor', -5, 20)], 55, 'member_absent'],
    ['the desk may still wait on', [stay('counsellor', -5, 20)], 20, undefined],
    ['the partner came alone', [stay('counsellor', 0, 50), stay('partner', 3, 50)], 55, 'held'],
    ['the counsellor came in the twelfth, to nobody', [stay('counsellor', 12, 50)], 55, undefined],
    [
      'a member who came in the sixteenth',
      [stay('counsellor', 0, 50), stay('member', 16, 50)],
      55,
      'member_absent',
    ],
  ] as const)('%s', (_, stays, minutes, how) => {
    expect(howItWent(TIMES, stays, at(minutes))).toBe(how);
  });
});

test.each([
  ['held, and the counsellor was never in', [stay('member', 0, 12)], 'held', /connected for 0 minutes/],
  [
    'held, and both came one after the other',
    [stay('member', 0, 12), stay('counsellor', 20, 30)],
    'held',
    /for 0 minutes/,
  ],
  [
    'held, and it lasted a minute',
    [stay('member', 0, 50), stay('counsellor', 2, 3)],
    'held',
    /for 1 minute,/,
  ],
  ['held, for 24 minutes', [stay('member', 0, 50), stay('counsellor', 26, 50)], 'held', /for 24 minutes/],
  ['held, for 25 minutes', [stay('member', 0, 50), stay('counsellor', 25, 50)], 'held', undefined],
  ['absent, and they came in time', [stay('member', 14, 16)], 'member_absent', /they were there/],
  [
    'absent, and they came in the sixteenth',
    [stay('counsellor', 0, 20), stay('member', 16, 20)],
    'member_absent',
    undefined,
  ],
  [
    'absent, and waited themselves from the tenth to the fifteenth',
    [stay('counsellor', 10, 15)],
    'member_absent',
    undefined,
  ],
  ['absent, and nobody used the room', [], 'member_absent', /has not seen you wait .* by telephone/],
  [
    'absent, and they came themselves in the twelfth',
    [stay('counsellor', 12, 20)],
    'member_absent',
    /not seen you wait/,
  ],
  ['absent, and they went in the twelfth', [stay('counsellor', 0, 12)], 'member_absent', /not seen you wait/],
  ['held, and nobody used the room', [], 'held', /has seen nobody\. .* by telephone/],
  ['held, and nobody but they came', [stay('counsellor', 0, 50)], 'held', /for 0 minutes/],
  ['what costs the counsellor is believed', [stay('counsellor', 0, 50)], 'counsellor_absent', undefined],
] as const)('the counsellor says %s', (_, stays, how, otherwise) => {
  const said = gainsays(TIMES, stays, how, true);
  if (otherwise) expect(said).toMatch(otherwise);
  else expect(said).toBeUndefined();
});

test('by telephone no room has seen anybody wait, and says nothing of it; whom it saw come it still says', () => {
  expect(gainsays(TIMES, [], 'member_absent', false)).toBeUndefined();
  expect(gainsays(TIMES, [stay('member', 0, 20)], 'member_absent', false)).toMatch(/they were there/);
});

test('where there is no room but the telephone, that it was held is the counsellor’s to say', () => {
  expect(gainsays(TIMES, [], 'held', false)).toBeUndefined();
});
