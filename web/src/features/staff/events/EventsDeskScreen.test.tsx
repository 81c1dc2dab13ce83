// The desk of events: how many come, who they are, and what calling one off means for them.
import {
  countGuests,
  type EventEntry,
  type EventHistory,
  listEventEntries,
  listGuests,
} from '@ijeuwa/contract/events';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import EventsDeskScreen from './EventsDeskScreen.tsx';

afterEach(cleanup);

const BRUNCH: EventEntry = {
  title: 'A slow Sunday brunch',
  place: 'Ikoyi, Lagos',
  address: '14 Almond Close',
  day: '2127-06-13',
  time: '13:00',
  seats: 24,
  order: 1,
  description: 'Three long tables.',
};
const history = (key: string, data: EventEntry): EventHistory => ({
  key,
  current: {
    version: 1,
    data,
    unfit: null,
    html: null,
    ended: false,
    validFrom: '2026-11-24T09:00:00Z',
    changedBy: null,
    reason: null,
  },
  earlier: [],
});

test('how many come stands there, who they are opens, and calling it off says who loses a seat', async () => {
  const api = fakeApi();
  const entries = [history('brunch', BRUNCH), history('quiet', { ...BRUNCH, title: 'Quiet', order: 2 })];
  api.answer(listEventEntries, { entries });
  api.answer(countGuests, { guests: [{ event: 'brunch', coming: 3 }] });
  const names = ['Adaeze Okafor', 'Obi Nwosu', 'Temi Bello'];
  const guests = names.map((name, at) => ({ _id: `0000000${at}-0000-4000-8000-000000000000`, name }));
  api.answer(listGuests, { guests });
  showScreen(<EventsDeskScreen />, { at: '/staff/events', user: null });
  expect(await screen.findByText('3 of 24 come')).toBeTruthy();
  expect(screen.getByText('0 of 24 come')).toBeTruthy();
  expect(screen.getAllByText(/Fri 13 Jun 2127, 13:00 WAT/)).toHaveLength(2);
  expect(api.callsOf(listGuests)).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'See who comes: A slow Sunday brunch' }));
  const list = await screen.findByRole('list', { name: 'Guests' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual(names);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'End: A slow Sunday brunch' }));
  const dialog = screen.getByRole('dialog', { name: 'Call this event off?' });
  expect(within(dialog).getByText(/^3 guests lose their seats, and are told/)).toBeTruthy();
  expect(within(dialog).getByText(/“A slow Sunday brunch” leaves the pages/)).toBeTruthy();
});
