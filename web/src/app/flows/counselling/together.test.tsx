// Counselling that is chosen for two: it says with whom, from the page to the dialog; without that it is for oneself.
import { type CoupleTie, listCoupleTies } from '@ijeuwa/contract/couples';
import { bookAppointment } from '@ijeuwa/contract/schedule';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renew } from '#platform/queries.ts';
import { showScreen } from '#test/fake-api.tsx';
import { EKANEM } from '../../../features/counselling/counselling.fakes.ts';
import { chooseTime, confirm, fakeBooking, goOn, settle, write } from './booking.fakes.tsx';
import MarriageCounselingPage from './MarriageCounselingPage.tsx';

const TIE: CoupleTie = {
  matchId: '0196a000-0000-7000-8000-000000000001',
  state: 'together',
  byMe: true,
  person: { _id: '0196a000-0000-7000-8000-000000000002', name: 'Túndé Adéwálé' },
  since: '2026-11-24T09:00:00.000Z',
};
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const open = async (at: string, opener: string, ties = [TIE]) => {
  const { api } = fakeBooking();
  api.answer(listCoupleTies, { ties, parted: [] });
  showScreen(<MarriageCounselingPage />, { at });
  await settle();
  await settle();
  fireEvent.click(screen.getByRole('button', { name: opener }));
  return within(screen.getByRole('dialog'));
};
const comesAlong = (dialog: Awaited<ReturnType<typeof open>>) =>
  dialog.queryByLabelText<HTMLInputElement>('Túndé comes along')?.checked;

test('chosen for two it says so at each step, until one says otherwise', async () => {
  const dialog = await open('/marriage-counseling?together', 'Find a time with Túndé');
  expect(screen.getByText(/^For you and Túndé/)).toBeTruthy();
  expect(dialog.getByRole('heading', { name: 'Book an appointment with Túndé' })).toBeTruthy();
  expect(comesAlong(dialog)).toBe(true);
  fireEvent.click(dialog.getByLabelText('Túndé comes along'));
  expect(dialog.getByRole('heading', { name: 'Book an appointment' })).toBeTruthy();
});

test('whoever comes to the page by themselves books for themselves, and so does whoever is of no couple', async () => {
  expect(comesAlong(await open('/marriage-counseling', 'Find a time'))).toBe(false);
  cleanup();
  expect(comesAlong(await open('/marriage-counseling?together', 'Find a time', []))).toBeUndefined();
});

test('of whoever is one of a couple no longer nobody comes along, whatever was ticked before', async () => {
  const { api } = fakeBooking();
  let ties = [TIE];
  api.answer(listCoupleTies, () => ({ ties, parted: [] }));
  showScreen(<MarriageCounselingPage />, { at: '/marriage-counseling' });
  await settle();
  await settle();
  fireEvent.click(screen.getByRole('button', { name: 'Find a time' }));
  fireEvent.click(screen.getByLabelText('Túndé comes along'));
  ties = [];
  await act(() => renew(listCoupleTies));
  await settle();
  expect(screen.queryByLabelText('Túndé comes along')).toBeNull();
  await goOn();
  write('Counsellor', EKANEM.id);
  await settle();
  await chooseTime();
  await confirm();
  expect(api.callsOf(bookAppointment)[0]?.body).not.toHaveProperty('withPartner');
});
