// A day is chosen, and its times are come upon: what lies before today or too far ahead says so, and offers the nearest days.
import type { Answer } from '@ijeuwa/contract/endpoint';
import { listSlots } from '@ijeuwa/contract/schedule';
import { listWaiting } from '@ijeuwa/contract/waiting-list';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordBroughtToSight } from '#test/brought-to-sight.ts';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { SlotChoice } from './SlotChoice.tsx';

const NOW = '2026-11-24T09:00:00Z';
const DAY_MS = 86_400_000;
/** Sixty days from now. */
const LAST = '2027-01-23';

/** As the server answers: fourteen days from the one asked for, none beyond the last; one time on each weekday. */
const answered = (from: string): Answer<typeof listSlots> => ({
  zone: 'Africa/Lagos',
  days: Array.from({ length: 14 }, (_, at) =>
    new Date(Date.parse(`${from}T12:00:00Z`) + at * DAY_MS).toISOString().slice(0, 10),
  )
    .filter((day) => day <= LAST)
    .map((day) => {
      const isWeekend = [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());
      const slot = { startsAt: `${day}T08:00:00Z`, label: `${day} at 09:00`, mine: false, byTransfer: true };
      return { day, slots: isWeekend ? [] : [slot] };
    }),
});

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW) });
  api = fakeApi();
  api.answer(listSlots, ({ query }) => answered(query.from ?? '2026-11-24'));
  api.answer(listWaiting, { waiting: [] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const settle = () => act(() => vi.advanceTimersByTimeAsync(20));
function Chosen() {
  const [chosen, setChosen] = useState({ date: '', startsAt: '' });
  return (
    <SlotChoice
      zone="Africa/Lagos"
      counsellor="bisi"
      kind="session"
      {...chosen}
      errors={{}}
      onChange={setChosen}
    />
  );
}
const show = async () => {
  showScreen(<Chosen />, { at: '/marriage-counseling' });
  await settle();
};
const pick = async (day: string) => {
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: day } });
  await settle();
};
const said = () => screen.getAllByRole('status')[0]!.textContent;
const offered = () =>
  within(screen.getByRole('list', { name: 'Free days' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

test('beyond the last day that can be booked it says which that is, and offers the nearest days before it', async () => {
  await show();
  await pick('2027-03-01');
  // The sixtieth day is a Saturday, on which nobody is there.
  expect(said()).toContain('You can book until Fri 22 Jan 2027.');
  expect(screen.queryByText(/later date/)).toBeNull();
  expect(offered()).toEqual([
    'Mon 18 Jan 2027',
    'Tue 19 Jan 2027',
    'Wed 20 Jan 2027',
    'Thu 21 Jan 2027',
    'Fri 22 Jan 2027',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Fri 22 Jan 2027' }));
  await settle();
  expect(screen.getByLabelText('2027-01-22 at 09:00')).toBeTruthy();
});

test('of a day that is past it says so, and the next free days follow', async () => {
  await show();
  await pick('2026-11-20');
  expect(said()).toMatch(/^Fri 20 Nov is past\./);
  expect(offered()[0]).toBe('Tue 24 Nov');
});

test('where nothing is free up to the last day, no later date is asked for', async () => {
  api.answer(listSlots, ({ query }) => {
    const days = answered(query.from ?? '2026-11-24').days.map(({ day }) => ({ day, slots: [] }));
    return { zone: 'Africa/Lagos', days };
  });
  await show();
  await pick('2027-01-20');
  expect(said()).toContain('Please try an earlier day.');
  await pick('2026-12-07');
  expect(said()).toContain('Please try a later day.');
  await pick('2027-03-01');
  expect(said()).not.toContain('You can book until');
});

/** How times to choose from were brought to sight. */
const timesIn = (brought: ReturnType<typeof recordBroughtToSight>) =>
  brought.flatMap(({ element, where }) => (element.querySelector('input[type="radio"]') ? [where] : []));

test('a day that is pressed brings its times into sight, and the first of them has the focus', async () => {
  const brought = recordBroughtToSight();
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Wed 25 Nov' }));
  await settle();
  expect(document.activeElement).toBe(screen.getByLabelText('2026-11-25 at 09:00'));
  expect(timesIn(brought)).toContainEqual({ block: 'nearest', behavior: 'smooth' });
});

test('a day that is typed brings them into sight too, and whoever types on keeps the field', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const brought = recordBroughtToSight();
  await show();
  screen.getByLabelText('Date').focus();
  await pick('2026-11-25');
  expect(document.activeElement).toBe(screen.getByLabelText('Date'));
  expect(timesIn(brought)).toContainEqual({ block: 'nearest', behavior: 'instant' });
});

test('that a day has no time comes into sight too, with the days that have some', async () => {
  const brought = recordBroughtToSight();
  await show();
  await pick('2026-11-28');
  expect(brought.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^There is no free time on Sat 28 Nov\..*Mon 30 Nov/),
  ]);
});

test('while a year is typed key by key nothing is said to be past, and nothing moves', async () => {
  const brought = recordBroughtToSight();
  await show();
  const field = screen.getByLabelText<HTMLInputElement>('Date');
  for (const day of ['0002-11-28', '0020-11-28', '0202-11-28']) {
    await pick(day);
    expect(field.value).toBe(day);
    expect(said()).not.toMatch(/past|no free time/);
  }
  expect(brought).toEqual([]);
  await pick('2026-11-28');
  expect(said()).toContain('There is no free time on Sat 28 Nov.');
  await pick('0002-11-28');
  expect(brought).toHaveLength(1);
});

test('what stands there as the step opens moves nothing', async () => {
  const brought = recordBroughtToSight();
  const startsAt = '2026-11-25T08:00:00Z';
  showScreen(
    <SlotChoice
      zone="Africa/Lagos"
      counsellor="bisi"
      kind="session"
      date="2026-11-25"
      startsAt={startsAt}
      errors={{}}
      onChange={() => {}}
    />,
    { at: '/marriage-counseling' },
  );
  await settle();
  expect(brought).toEqual([]);
});

test('times are told on the reader’s own clock first, and whose the other is by its city', async () => {
  await show();
  await pick('2026-12-01');
  expect(screen.getByText('Times are those of Lagos.')).toBeTruthy();
  cleanup();
  api.answer(listSlots, ({ query }) => ({ ...answered(query.from ?? '2026-11-24'), zone: 'Europe/London' }));
  await show();
  await pick('2026-12-01');
  expect(screen.getByText('Your own time comes first, then that of London.')).toBeTruthy();
  expect(screen.getByRole('radio', { name: '09:00 WAT · 2026-12-01 at 09:00 GMT' })).toBeTruthy();
});

test('whose own time is the only one of its day is offered the days that have others', async () => {
  const kept = { startsAt: '2026-11-28T08:00:00Z', label: '09:00' };
  const showKept = async (date: string) => {
    const chosen = { date, startsAt: kept.startsAt };
    showScreen(
      <SlotChoice
        {...{ zone: 'Africa/Lagos', counsellor: 'bisi', kind: 'session', kept, errors: {} }}
        {...chosen}
        onChange={() => {}}
      />,
      { at: '/schedule' },
    );
    await settle();
  };
  api.answer(listSlots, ({ query }) => ({ ...answered(query.from ?? '2026-11-24'), zone: 'Europe/London' }));
  await showKept('2026-11-28');
  expect(screen.getByLabelText('09:00 WAT · 09:00 GMT, as it is now')).toBeTruthy();
  cleanup();
  api.answer(listSlots, ({ query }) => answered(query.from ?? '2026-11-24'));
  // A Saturday, on which nobody is there any more.
  await showKept('2026-11-28');
  expect(screen.getByLabelText<HTMLInputElement>('09:00, as it is now').checked).toBe(true);
  expect(offered()[0]).toBe('Mon 30 Nov');
  cleanup();
  kept.startsAt = '2026-11-30T10:00:00Z';
  await showKept('2026-11-30');
  expect(screen.getByLabelText('2026-11-30 at 09:00')).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Free days' })).toBeNull();
});
