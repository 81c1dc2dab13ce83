// Events as a member sees them: a seat is taken and given back, and whoever is not invited is told which package does.
import { answerEvent, listEvents, type MemberEvent } from '@ijeuwa/contract/events';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import EventsScreen from './EventsScreen.tsx';

const here = vi.hoisted(() => ({ zone: 'Africa/Lagos' }));
vi.mock('#platform/zone-here.ts', async (original) => ({
  ...(await original<object>()),
  zoneHere: () => here.zone,
}));
afterEach(() => {
  here.zone = 'Africa/Lagos';
  cleanup();
});

const event: MemberEvent = {
  id: 'brunch',
  title: 'A slow Sunday brunch',
  place: 'Ikoyi',
  startsAt: '2027-06-13T12:00:00Z',
  description: 'Three long tables.',
  seatsLeft: 1,
  answer: null,
  address: null,
  findIt: null,
};

test('a seat is taken by a yes and can be given back; a full event takes nobody', async () => {
  const full = { ...event, id: 'full', title: 'Highlife', seatsLeft: 0 };
  let events = [event, full];
  const api = fakeApi();
  api.answer(listEvents, () => ({ invited: true, events }));
  api.answer(answerEvent, () => {
    const told = { address: '14 Almond Close', findIt: 'The green gate.' };
    events = [{ ...event, ...told, seatsLeft: 0, answer: 'coming' }, full];
    return { ok: true as const };
  });
  showScreen(<EventsScreen />, { at: '/events' });
  expect(await screen.findByText('One seat is left.')).toBeTruthy();
  expect(screen.getAllByText(/Sun 13 Jun 2027, 13:00 WAT/)).toHaveLength(2);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'I come: Highlife' }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'I come: A slow Sunday brunch' }));
  expect(await screen.findByText('You come')).toBeTruthy();
  expect(screen.getByText('14 Almond Close')).toBeTruthy();
  expect(screen.getAllByText('The address comes with your yes.')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Give back my seat: A slow Sunday brunch' })).toBeTruthy();
  expect(api.callsOf(answerEvent)[0]?.body).toEqual({ event: 'brunch', coming: true });
  // One tap gives nothing back: it is asked first.
  await userEvent.click(screen.getByRole('button', { name: 'Give back my seat: A slow Sunday brunch' }));
  expect(screen.getByText(/Others can take your seat at once/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(api.callsOf(answerEvent)).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Give back my seat: A slow Sunday brunch' }));
  await userEvent.click(screen.getByRole('button', { name: 'Give back my seat' }));
  expect(api.callsOf(answerEvent)[1]?.body).toEqual({ event: 'brunch', coming: false });
});

test('whoever no package invites is told which ones do', async () => {
  const api = fakeApi();
  api.answer(listEvents, { invited: false, events: [] });
  showScreen(<EventsScreen />, { at: '/events' });
  expect(await screen.findByText('Your package has no invitations yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the packages' })).toBeTruthy();
});

test('who reads it elsewhere has the time of the place first, and their own beside it', async () => {
  here.zone = 'Africa/Accra';
  const api = fakeApi();
  api.answer(listEvents, { invited: true, events: [event] });
  showScreen(<EventsScreen />, { at: '/events' });
  expect(await screen.findByText(/Sun 13 Jun 2027, 12:00 GMT \(13:00 WAT\)/)).toBeTruthy();
});
