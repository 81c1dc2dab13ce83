// Signing in by phone: begun with a code to the number and the proof of the owner, and ended with the proof.
import { type DashboardStats, findDashboard } from '@ijeuwa/contract/dashboard';
import { askPhoneCode, confirmPhoneWay, endPhoneWay, findWays } from '@ijeuwa/contract/ways';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { useRead } from '#platform/queries.ts';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { PhoneWayPanel } from './PhoneWayPanel.tsx';

afterEach(cleanup);

const challenge = '01900000-0000-7000-8000-0000000000dd';
const number = '•••••••••0001';
const Dashboard = () => {
  useRead(findDashboard, {});
  return null;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a number that was only written down says so, and is confirmed by its code and the password', async () => {
  const api = fakeApi();
  let signsIn = false;
  const phone = () => ({ number, signsIn, checked: signsIn });
  api.answer(findWays, () => ({ proof: 'password' as const, codeGoesTo: null, phone: phone() }));
  api.answer(askPhoneCode, { challenge });
  api.answer(confirmPhoneWay, () => {
    signsIn = true;
    return { ok: true } as const;
  });
  showScreen(<PhoneWayPanel />);
  expect(await screen.findByText(/It signs nobody in until you confirm it here/)).toBeTruthy();
  await press('Sign in with this number');
  await userEvent.type(await screen.findByLabelText('Code from the SMS'), '123456');
  await userEvent.type(screen.getByLabelText('Your password'), 'palm-wine-7');
  await press('Confirm');
  expect(await screen.findByText(`You can sign in with a code sent to ${number}.`)).toBeTruthy();
  expect(api.callsOf(confirmPhoneWay)[0]?.body).toEqual({
    challenge,
    verificationCode: '123456',
    proof: { password: 'palm-wine-7' },
  });
});

test('a number that signs in, though no code went to it alone, can be confirmed by one', async () => {
  const api = fakeApi();
  let checked = false;
  const phone = () => ({ number, signsIn: true, checked });
  api.answer(findWays, () => ({ proof: 'password' as const, codeGoesTo: null, phone: phone() }));
  api.answer(askPhoneCode, { challenge });
  api.answer(confirmPhoneWay, () => {
    checked = true;
    return { ok: true } as const;
  });
  showScreen(<PhoneWayPanel />);
  expect(await screen.findByRole('button', { name: 'Stop signing in by phone' })).toBeTruthy();
  await press('Confirm this number');
  await userEvent.type(await screen.findByLabelText('Code from the SMS'), '123456');
  await userEvent.type(screen.getByLabelText('Your password'), 'palm-wine-7');
  await press('Confirm');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Confirm this number' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Stop signing in by phone' })).toBeTruthy();
});

test('the dashboard asks no more for a number that was just confirmed', async () => {
  const api = fakeApi();
  api.answer(findWays, {
    proof: 'password',
    codeGoesTo: null,
    phone: { number, signsIn: false, checked: false },
  });
  api.answer(askPhoneCode, { challenge });
  api.answer(confirmPhoneWay, { ok: true });
  api.answer(findDashboard, {} as DashboardStats);
  showScreen(
    <>
      <Dashboard />
      <PhoneWayPanel />
    </>,
  );
  await screen.findByText(/It signs nobody in/);
  expect(api.callsOf(findDashboard)).toHaveLength(1);
  await press('Sign in with this number');
  await userEvent.type(await screen.findByLabelText('Code from the SMS'), '123456');
  await userEvent.type(screen.getByLabelText('Your password'), 'palm-wine-7');
  await press('Confirm');
  await waitFor(() => expect(api.callsOf(findDashboard)).toHaveLength(2));
});

test('it ends with the password alone', async () => {
  const api = fakeApi();
  api.answer(findWays, {
    proof: 'password',
    codeGoesTo: null,
    phone: { number, signsIn: true, checked: true },
  });
  api.answer(endPhoneWay, { ok: true });
  showScreen(<PhoneWayPanel />);
  await userEvent.click(await screen.findByRole('button', { name: 'Stop signing in by phone' }));
  await userEvent.type(screen.getByLabelText('Your password'), 'palm-wine-7');
  await press('Stop');
  await waitFor(() =>
    expect(api.callsOf(endPhoneWay)[0]?.body).toEqual({ proof: { password: 'palm-wine-7' } }),
  );
});
