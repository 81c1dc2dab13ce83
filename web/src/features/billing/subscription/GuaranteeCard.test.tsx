// The guarantee on the subscription's screen: what is met and what is missing, and the one button.
import { findGuarantee, type Guarantee, takeGuarantee } from '@ijeuwa/contract/guarantee';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { GuaranteeCard } from './GuaranteeCard.tsx';

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
});
afterEach(cleanup);

const guarantee = (change: Partial<Guarantee> = {}): Guarantee => ({
  packageName: 'Harmony',
  since: '2026-10-01T09:00:00.000Z',
  cardDays: 30,
  answers: 50,
  talked: false,
  askBy: '2027-01-31T09:00:00.000Z',
  mayTake: true,
  waitsFor: null,
  givenAt: null,
  ...change,
});
const show = (change?: Partial<Guarantee>) => {
  api.answer(findGuarantee, { guarantee: guarantee(change) });
  showScreen(<GuaranteeCard />);
};
const button = () => screen.queryByRole('button', { name: 'Add 30 days for ₦0' });

test('what is missing is said with how far it is, and there is no button', async () => {
  show({ cardDays: 1, answers: 12, mayTake: false });
  expect(await screen.findByText(/so far on 1 day\./)).toBeTruthy();
  expect(screen.getByText(/so far 12 people/)).toBeTruthy();
  expect(screen.getAllByText('Missing:')).toHaveLength(2);
  expect(screen.getAllByText('Met:')).toHaveLength(1);
  expect(button()).toBeNull();
});

test('once all of it is met one button adds the days, and then it says so', async () => {
  show();
  await screen.findByRole('region', { name: 'Your guarantee' });
  expect(screen.getAllByText('Met:')).toHaveLength(3);
  const given = guarantee({ mayTake: false, givenAt: '2026-11-23T09:00:00.000Z' });
  api.answer(takeGuarantee, { guarantee: given });
  api.answer(findGuarantee, { guarantee: given });
  await userEvent.click(button()!);
  expect(await screen.findByText(/^You took it on .*: 30 free days were added\.$/)).toBeTruthy();
  await waitFor(() => expect(button()).toBeNull());
  expect(api.callsOf(takeGuarantee)).toHaveLength(1);
});

test('what is in the way is said in place of the button', async () => {
  show({ mayTake: false, waitsFor: 'The package is paused. Days can be added once it goes on.' });
  expect(await screen.findByText(/^The package is paused/)).toBeTruthy();
  expect(button()).toBeNull();
});

test('who bought nothing sees nothing of it', async () => {
  api.answer(findGuarantee, { guarantee: null });
  showScreen(<GuaranteeCard />);
  await waitFor(() => expect(screen.queryByText('Loading your guarantee...')).toBeNull());
  expect(screen.queryByRole('region', { name: 'Your guarantee' })).toBeNull();
});
