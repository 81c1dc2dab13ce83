// One appointment as a calendar file.
import { expect, test } from 'vitest';
import { CONFIRMED } from '../schedule.fakes.ts';
import { icsOf } from './ics.rules.ts';

test('it stands in UTC, under one name, and says no more than "Appointment"', () => {
  const text = icsOf(CONFIRMED, '2026-11-28T09:00:00.000Z');
  expect(text).toContain('DTSTART:20261201T090000Z\r\nDTEND:20261201T095000Z\r\nSUMMARY:Appointment\r\n');
  expect(text).toContain(
    `UID:${CONFIRMED._id}@appointments.ijeuwa\r\nSEQUENCE:2\r\nDTSTAMP:20261128T090000Z\r\n`,
  );
  expect(text).not.toContain('Bello');
});

test('of two who come together it names the other below its title, and nothing else of what a person wrote', () => {
  const text = icsOf({ ...CONFIRMED, partner: { name: 'Ada;\nEND:VEVENT' } }, '2026-11-28T09:00:00.000Z');
  expect(text).toContain('SUMMARY:Appointment\r\nDESCRIPTION:With Ada\\;\\nEND:VEVENT.\r\n');
  expect(text.match(/\nEND:VEVENT/g)).toHaveLength(1);
});
