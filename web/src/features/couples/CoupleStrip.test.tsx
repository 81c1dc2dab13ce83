// What two who write with each other say of being a couple: said by one, asked of the other, both, and the end.
import { type CoupleTie, endCouple, listCoupleTies, sayCouple } from '@ijeuwa/contract/couples';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { CoupleStrip } from './CoupleStrip.tsx';

const MATCH = '0196a000-0000-7000-8000-000000000001';
let api: ReturnType<typeof fakeApi>;
let ties: CoupleTie[];
beforeEach(() => {
  api = fakeApi();
  ties = [];
  api.answer(listCoupleTies, () => ({ ties }));
});
afterEach(cleanup);

const tie = (state: CoupleTie['state'], byMe: boolean): CoupleTie => ({
  matchId: MATCH,
  state,
  byMe,
  person: { _id: '0196a000-0000-7000-8000-000000000002', name: 'Túndé Adéwálé-Ògúnlẹ́yẹ' },
  since: '2026-11-24T09:00:00.000Z',
});
const show = () => showScreen(<CoupleStrip matchId={MATCH} />, { at: `/chat/${MATCH}` });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('what the other said is asked, and a yes is sent once', async () => {
  ties = [tie('asked', false)];
  api.answer(sayCouple, () => {
    ties = [tie('together', false)];
    return { ok: true } as const;
  });
  show();
  expect(await screen.findByText('Túndé says that you two are a couple. Is it so?')).toBeTruthy();
  await press('Yes, we are');
  expect(await screen.findByText('You and Túndé are a couple here.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Book together' }).getAttribute('href')).toBe(
    '/marriage-counseling',
  );
  expect(api.callsOf(sayCouple)).toHaveLength(1);
});

test('what one said oneself waits, and can be taken back; a no ends what the other said', async () => {
  api.answer(endCouple, () => {
    ties = [];
    return { ok: true } as const;
  });
  for (const [byMe, label] of [
    [true, 'Take it back'],
    [false, 'No'],
  ] as const) {
    ties = [tie('asked', byMe)];
    const { container, unmount } = show();
    await press(label);
    await expect.poll(() => container.querySelector('section')).toBeNull();
    unmount();
  }
  expect(api.callsOf(endCouple)).toHaveLength(2);
});

test('being a couple ends after it was asked for, and a failure is said', async () => {
  ties = [tie('together', true)];
  api.refuse(endCouple, 'unavailable', 'Please try again.');
  show();
  await press('End it');
  expect(api.callsOf(endCouple)).toHaveLength(0);
  const dialog = await screen.findByRole('dialog', { name: 'End being a couple here?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'End it' }));
  expect(await screen.findByText('Please try again.')).toBeTruthy();
});

test('where nothing was said nothing stands', async () => {
  const { container } = show();
  await expect.poll(() => api.callsOf(listCoupleTies).length).toBe(1);
  expect(container.querySelector('section')).toBeNull();
});
