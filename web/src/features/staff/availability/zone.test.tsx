// The clock of the hours is looked for by typing; what is no time zone is refused at its field, and nothing is saved.
import { type Availability, changeAvailability, findAvailability } from '@ijeuwa/contract/staff-schedule';
import { findZoneOffsets } from '@ijeuwa/contract/zones';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { AvailabilityForm } from './AvailabilityForm.tsx';
import { zoneOf, zonesToOffer } from './availability.rules.ts';

const WEEK: Availability = {
  counsellor: { key: 'ibrahim-bello', name: 'Dr Ibrahim Bello' },
  zone: 'America/New_York',
  week: [{ weekday: 1, from: '09:00', to: '11:00' }],
  exceptions: [],
  version: 3,
};
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
  let kept = WEEK;
  api.answer(findAvailability, () => kept);
  api.answer(changeAvailability, ({ body }) => {
    kept = { ...kept, ...body, version: kept.version + 1 };
    return { availability: kept, bookedOutside: [] };
  });
});
afterEach(cleanup);

const show = async () => {
  showScreen(<AvailabilityForm counsellor="ibrahim-bello" />, { at: '/staff/availability', user: null });
  return screen.findByRole<HTMLInputElement>('combobox', { name: 'Time zone' });
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save the hours' }));
const saved = () => api.callsOf(changeAvailability).map(({ body }) => (body as { zone: string }).zone);

test('the field offers every zone, those of most of us first', async () => {
  const field = await show();
  expect(field.value).toBe('America/New York');
  const offered = [...field.list!.options].map(({ value }) => value);
  expect(offered.slice(0, 3)).toEqual(['Africa/Lagos', 'Europe/London', 'America/New York']);
  expect(offered.length).toBeGreaterThan(300);
  expect(new Set(offered).size).toBe(offered.length);
});

test('the earliest day is that of the zone that is chosen, by the server’s rules, before it is saved', async () => {
  // As no rules of a machine would have it.
  const offsets = [{ from: '2020-01-01T00:00:00.000Z', minutes: -3 * 1440, name: 'XYZ' }];
  api.answer(findZoneOffsets, { offsets, home: offsets, until: '2100-01-01T00:00:00.000Z' });
  const field = await show();
  await userEvent.click(field);
  await userEvent.keyboard('kiritimati');
  const threeDaysAgo = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Day').min).toBe(threeDaysAgo));
});

test('it is typed over from its beginning, with a space, in small letters, or by its city alone', async () => {
  const field = await show();
  for (const [typed, zone] of [
    ['europe/london', 'Europe/London'],
    ['America/Los Angeles', 'America/Los_Angeles'],
    ['port of spain', 'America/Port_of_Spain'],
  ]) {
    await userEvent.tab();
    await userEvent.click(field);
    expect(field.selectionEnd! - field.selectionStart!).toBe(field.value.length);
    await userEvent.keyboard(typed!);
    await save();
    expect(saved().at(-1)).toBe(zone);
    expect(field.value).toBe(zone!.replaceAll('_', ' '));
  }
});

test('what is no time zone is said as one leaves the field, and refused as one saves', async () => {
  const field = await show();
  await userEvent.clear(field);
  await userEvent.type(field, 'Londn');
  await userEvent.tab();
  const wrong = 'Please choose a time zone of the list, for example Africa/Lagos.';
  expect(screen.getByText(wrong)).toBeTruthy();
  await save();
  expect(saved()).toEqual([]);
  // What lies under the thumb stays there: what is wrong is said after it, with the way to the field.
  const button = screen.getByRole('button', { name: 'Save the hours' });
  expect(document.activeElement).toBe(button);
  const notice = screen.getByRole('alert');
  expect(button.compareDocumentPosition(notice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(screen.getByRole('button', { name: 'To the time zone' }));
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await userEvent.clear(field);
  await userEvent.type(field, 'london');
  await userEvent.tab();
  expect(screen.queryByText(wrong)).toBeNull();
  await save();
  expect(saved()).toEqual(['Europe/London']);
});

test('what the server refuses is said after the button too', async () => {
  api.refuse(changeAvailability, 'conflict', 'These hours were changed elsewhere.');
  await show();
  await save();
  const button = screen.getByRole('button', { name: 'Save the hours' });
  expect(button.compareDocumentPosition(await screen.findByRole('alert'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test('a city that no zone is called after, and an offset, are none', () => {
  expect(['lagos', 'Onitsha', '+01:00', '', 'UTC'].map(zoneOf)).toEqual([
    'Africa/Lagos',
    undefined,
    undefined,
    undefined,
    'UTC',
  ]);
  expect(zonesToOffer()).toContain('Asia/Dubai');
});
