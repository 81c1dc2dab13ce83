// What each mail of an appointment says to whoever booked it, and to whoever comes along.
import { expect, test } from 'vitest';
import type { MailDescription } from '#platform/mail/mail-description.ts';
import type { Booked } from '../booking/booking.rules.ts';
import { readingOf } from './reading.rules.ts';
import * as mails from './schedule.mails.ts';

const STARTS = new Date('2026-12-10T08:00:00Z');
const ONE = { state: 'confirmed', startsAt: STARTS, moves: 0, paidBy: 'money' } as const;
const about = (change: Partial<Booked> = {}, { booked = true, hours = 48 } = {}): mails.MemberAbout => ({
  startsAt: STARTS,
  zones: ['Africa/Lagos'],
  link: 'https://ijeuwa.example/schedule',
  reading: readingOf({ ...ONE, ...change }, booked, new Date(STARTS.getTime() - hours * 3_600_000)),
});
const along = (change: Partial<Booked> = {}) => about(change, { booked: false });
const wordsOf = ({ subject, preview, body, action }: MailDescription) =>
  [subject, preview, ...body.filter((part) => typeof part === 'string'), action!.lead].join(' ');

test.each<[string, MailDescription]>([
  ['cancelled', mails.cancelledMail(about({ state: 'cancelled' }), 'You cancelled it.')],
  ['missed', mails.missedMail(about({ state: 'no_show_counsellor' }), '')],
  ['too short', mails.repeatedMail(about({ state: 'done' }))],
  ['unsaid', mails.unsaidMail(about({ state: 'done' }))],
  ['cancelled, along', mails.cancelledMail(along({ state: 'cancelled' }), '')],
])('%s: it is over, and can be looked at', (_, mail) => {
  expect(mail.action!.lead).toBe('To look at it:');
});

test('whoever comes along reads of nothing that they cannot do', () => {
  const all = [
    mails.confirmedMail(along()),
    mails.movedMail(along({ moves: 1 })),
    mails.choosingMail(along({ state: 'choosing' }), 'Friday'),
    mails.holidayMail(along(), 'Eid al-Fitr'),
    mails.reminderMail(along()),
    mails.repeatedMail(along({ state: 'done' })),
    mails.unsaidMail(along({ state: 'done' })),
    mails.stayedAwayMail(along()),
  ];
  for (const mail of all)
    expect(wordsOf(mail)).not.toMatch(
      /please (choose|move|book)|move it|cancel it|price|your money|your payment|costs you/i,
    );
  expect(wordsOf(all[2]!)).toContain('Whoever booked it can choose another free time until Friday.');
  expect(all[7]!.action!.lead).toBe('To look at your schedule:');
});

test('where it is held stands in what is still to come alone, by video or by telephone', () => {
  const address = 'https://ijeuwa.example/session/1';
  const whereOf = ({ body }: MailDescription) =>
    body.flatMap((part) => (typeof part === 'object' && 'facts' in part ? part.facts : [])).slice(1);
  const byVideo = { door: { address, byVideo: true } };
  for (const told of [mails.confirmedMail, mails.movedMail, mails.reminderMail])
    expect(whereOf(told({ ...about(), ...byVideo }))).toEqual([
      ['Where', 'By video, in your browser. It opens 10 minutes before', address],
    ]);
  expect(whereOf(mails.confirmedMail({ ...about(), door: { address, byVideo: false } }))).toEqual([
    ['Where', 'By telephone. Who rings which number stands here', address],
  ]);
  for (const told of [
    mails.cancelledMail({ ...about({ state: 'cancelled' }), ...byVideo }, ''),
    mails.choosingMail({ ...about({ state: 'choosing' }), ...byVideo }, 'Friday'),
    mails.stayedAwayMail({ ...along(), ...byVideo }),
  ])
    expect(whereOf(told)).toEqual([]);
});

test('a reminder says once when it is', () => {
  const { preview, body } = mails.reminderMail({ ...about(), zones: ['Europe/London', 'Africa/Lagos'] });
  const when = 'Thu 10 December 2026 at 08:00 GMT (09:00 WAT)';
  expect(preview).toBe(`Your appointment is on ${when}.`);
  expect(JSON.stringify(body).split(when)).toHaveLength(2);
});

test('whoever booked reads of it all', () => {
  expect(wordsOf(mails.confirmedMail(about()))).toContain('You can move it twice');
  expect(wordsOf(mails.choosingMail(about({ state: 'choosing' }), 'Friday'))).toContain(
    'all of your money goes back to you',
  );
  expect(wordsOf(mails.unsaidMail(about({ state: 'done' })))).toContain('Please book a time within');
});

test('what is moved says how often it can be moved yet', () => {
  expect(wordsOf(mails.movedMail(about({ moves: 1 })))).toContain('You can move it once more');
  expect(wordsOf(mails.movedMail(about({ moves: 2 })))).toContain('It was moved twice, so its time stays.');
});

test('who is left alone, or has a holiday that day, is asked to move it only while they can', () => {
  for (const mail of [mails.comeAloneMail(about(), true), mails.holidayMail(about(), 'Eid al-Fitr')])
    expect(wordsOf(mail)).toContain('please move it or cancel it');
  const late = about({ paidBy: 'credit' }, { hours: 12 });
  for (const mail of [mails.comeAloneMail(late, true), mails.holidayMail(late, 'Eid al-Fitr')]) {
    expect(wordsOf(mail)).toContain('it cannot be moved');
    expect(wordsOf(mail)).toContain('the session does not come back');
    expect(wordsOf(mail)).not.toContain('please move it');
  }
  const lost = wordsOf(mails.comeAloneMail(about({ state: 'choosing' }), false));
  expect(lost).toContain('It still needs another time.');
  expect(lost).not.toContain('stays yours');
});
