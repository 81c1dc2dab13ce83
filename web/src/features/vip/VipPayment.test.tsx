// Paying for VIP: where the member is led, and what stands beside it.
import { closeVip, findVip, quoteVip, type VipView } from '@ijeuwa/contract/vip';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { recordBroughtToSight } from '#test/brought-to-sight.ts';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { ID, OPENED, VIEW } from '#test/vip-view.ts';
import { PersonalizedMatchmakingScreen } from './PersonalizedMatchmakingScreen.tsx';

afterEach(cleanup);
let vip: VipView;
let router: ReturnType<typeof showScreen>['router'];
let brought: ReturnType<typeof recordBroughtToSight>;
beforeEach(() => {
  localStorage.clear();
  brought = recordBroughtToSight();
  vip = { ...VIEW, case: OPENED };
  const api = fakeApi();
  api.answer(findVip, () => vip);
  api.answer(quoteVip, {
    case: OPENED,
    quote: {
      ...{ _id: ID, kind: 'vip', subjectId: ID, title: 'VIP Personalized Matchmaking' },
      total: { amountMinor: 52_500_000, currency: 'NGN' },
      ...{ expiresAt: new Date(Date.now() + 86_400_000).toISOString(), methods: ['card'] },
    },
  });
  const pay = (_: unknown, __: unknown, onLeave: () => void) => (
    <>
      <p>VIP is no package, says the order.</p>
      <button type="button" onClick={onLeave}>
        Go Back
      </button>
    </>
  );
  api.answer(closeVip, () => {
    vip = { ...VIEW, case: null };
    return { ok: true as const };
  });
  const thanks = <p>Thank you for your payment.</p>;
  ({ router } = showScreen(
    <PersonalizedMatchmakingScreen pay={pay} photos={() => null} returned={thanks} />,
    {
      at: '/personalized-matchmaking',
    },
  ));
});
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('the payment takes the place of the price, at the top and in the reader’s hand, and says nothing twice', async () => {
  expect(await screen.findByText(/VIP is not a package/)).toBeTruthy();
  await press('Pay ₦525,000');
  const heading = await screen.findByRole('heading', { name: 'Payment' });
  expect(document.activeElement).toBe(heading);
  expect(brought).toContainEqual({
    element: expect.anything(),
    text: 'Payment',
    where: { block: 'start', behavior: 'instant' },
  });
  expect(screen.getByText('VIP is no package, says the order.')).toBeTruthy();
  expect(screen.queryByText(/VIP is not a package/)).toBeNull();
  expect(screen.queryByRole('region', { name: 'Price' })).toBeNull();
});

test('Back leads from the payment to its price, by the phone as by the button, and not off the page', async () => {
  const back = {
    phone: () => act(() => router.navigate(-1)),
    button: () => press('Go Back'),
  };
  for (const way of ['phone', 'button', 'phone'] as const) {
    await press('Pay ₦525,000');
    await screen.findByRole('heading', { name: 'Payment' });
    await back[way]();
    expect(await screen.findByRole('region', { name: 'Price' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Payment' })).toBeNull();
    expect(router.state.location.pathname).toBe('/personalized-matchmaking');
  }
});

test('a case is closed below its price', async () => {
  const price = await screen.findByRole('region', { name: 'Price' });
  const close = screen.getByRole('button', { name: 'Close my case' });
  expect(price.compareDocumentPosition(close)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('of a case that was closed no payment is thanked for any more', async () => {
  await press('Close my case');
  expect(screen.getByText('Thank you for your payment.')).toBeTruthy();
  const asks = within(screen.getByRole('dialog'));
  await userEvent.click(asks.getByRole('button', { name: 'Close my case' }));
  await waitFor(() => expect(screen.queryByText('Thank you for your payment.')).toBeNull());
});

test('each step of the profile begins at its top, with its heading in the reader’s hand', async () => {
  await press('Change my VIP profile');
  await press('Next');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your Interests' }));
  expect(brought.at(-1)?.text).toContain('What do you enjoy?');
});
