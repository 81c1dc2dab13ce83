// One appointment as a calendar file.
import { expect, test } from 'vitest';
import { CONFIRMED } from '../schedule.fakes.ts';
import { icsOf } from './ics.rules.ts';

const DOOR = 'https://ijeuwa.example/session/1';

test('it stands in UTC, under one name, and says no more than "Appointment"', () => {
  const text = icsOf(CONFIRMED, DOOR, '2026-11-28T09:00:00.000Z');
  expect(text).toContain('DTSTART:20261201T090000Z\r\nDTEND:20261201T095000Z\r\nSUMMARY:Appointment\r\n');
  expect(text).toContain(
    `UID:${CONFIRMED._id}@appointments.ijeuwa\r\nSEQUENCE:2\r\nDTSTAMP:20261128T090000Z\r\n`,
  );
  expect(text).not.toContain('Bello');
});

test('of two who come together it names the other below its title, and nothing else of what a person wrote', () => {
  const text = icsOf(
    { ...CONFIRMED, partner: { name: 'Ada;\nEND:VEVENT' } },
    DOOR,
    '2026-11-28T09:00:00.000Z',
  );
  expect(text).toContain('SUMMARY:Appointment\r\nDESCRIPTION:With Ada\\;\\nEND:VEVENT.\r\n');
  expect(text.match(/\nEND:VEVENT/g)).toHaveLength(1);
});

test('it says where it is held: at the address of its room, or by telephone', () => {
  const of = (room: typeof CONFIRMED.room) => icsOf({ ...CONFIRMED, room }, DOOR, '2026-11-28T09:00:00.000Z');
  expect(of(CONFIRMED.room)).toContain(`LOCATION:${DOOR}\r\nURL;VALUE=URI:${DOOR}\r\n`);
  expect(of({ ...CONFIRMED.room!, byVideo: false })).toContain(
    `LOCATION:By telephone\r\nURL;VALUE=URI:${DOOR}\r\n`,
  );
  const long = `${DOOR}${'0'.repeat(60)}`;
  const text = icsOf(CONFIRMED, long, '2026-11-28T09:00:00.000Z');
  expect(text.replaceAll('\r\n ', '')).toContain(`URL;VALUE=URI:${long}\r\n`);
  expect(Math.max(...text.split('\r\n').map(({ length }) => length))).toBeLessThanOrEqual(75);
  expect(of(null)).not.toMatch(/LOCATION|URL/);
});

test('a name of many octets is folded by octets, and none of its letters is broken', () => {
  const name = 'Ọ̀lábísíẸ̀ṣọ́Ọlọ́ṣọ̀ọ́'.repeat(4);
  const text = icsOf({ ...CONFIRMED, partner: { name } }, DOOR, '2026-11-28T09:00:00.000Z');
  const lines = text.split('\r\n').map((line) => Buffer.from(line, 'utf8'));
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:With ${name}.`);
  expect(text).not.toContain('\uFFFD');
});
