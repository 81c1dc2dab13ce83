// What a member has kept is shown, with what of it waits; who has none sees nothing.
import { findCredit } from '@ijeuwa/contract/credit';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { YourCredit } from './YourCredit.tsx';

afterEach(cleanup);
const naira = (amountMinor: number) => ({ amountMinor, currency: 'NGN' as const });

test('says what there is, and what of it is set aside', async () => {
  fakeApi().answer(findCredit, { balances: [{ amount: naira(500_000), setAside: naira(200_000) }] });
  showScreen(<YourCredit />);
  expect(await screen.findByText('₦5,000')).toBeTruthy();
  expect(screen.getByText(/₦2,000 of it is set aside/)).toBeTruthy();
});

test('says nothing where there is none', async () => {
  const api = fakeApi();
  api.answer(findCredit, { balances: [] });
  showScreen(<YourCredit />);
  await waitFor(() => expect(api.callsOf(findCredit)).toHaveLength(1));
  expect(screen.queryByRole('region', { name: 'Your credit' })).toBeNull();
});
