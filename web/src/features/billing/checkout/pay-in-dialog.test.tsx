// Paying in a dialog: its act stands in the dialog's own bar, beside the way back, so that it is in sight however little is shown.
import { findOrder, listOrders, placeOrder, takeBackAnnouncement } from '@ijeuwa/contract/billing';
import { findCredit } from '@ijeuwa/contract/credit';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { Button } from '#ui/Button.tsx';
import { Modal } from '#ui/Modal.tsx';
import { aServiceOrder, aServiceQuote, aTransfer } from '../billing.fakes.ts';
import { type PayBegun, PayService } from './PayService.tsx';

vi.mock('./leave-for.ts', () => ({ leaveFor: vi.fn() }));
afterEach(cleanup);

const show = (begun?: PayBegun) => {
  const api = fakeApi();
  api.answer(listOrders, { orders: [] });
  api.answer(findCredit, { balances: [] });
  api.refuse(placeOrder, 'conflict', 'Not now.');
  showScreen(
    <Modal open title="Book" onClose={() => {}} footer={<Button variant="secondary">Back</Button>}>
      <PayService
        quote={aServiceQuote()}
        returnPath="/schedule"
        onPaid={() => {}}
        onLeave={() => {}}
        begun={begun}
      />
    </Modal>,
  );
  return api;
};

test.each([
  ['card', /^Pay ₦/],
  ['bank_transfer', 'Continue'],
] as const)('by %s the bar has the way back and the act, which does what it says', async (by, name) => {
  const api = show({ by });
  const act = await screen.findByRole<HTMLButtonElement>('button', { name });
  const bar = act.closest('footer')!;
  expect(within(bar).getByRole('button', { name: 'Back' })).toBeTruthy();
  await waitFor(() => expect(act.disabled).toBe(false));
  await userEvent.click(act);
  await waitFor(() => expect(api.callsOf(placeOrder)[0]?.body).toMatchObject({ method: by }));
});

test('once a transfer was announced the dialog has one way back, its own', async () => {
  const onSaid = vi.fn();
  const api = show({ by: 'bank_transfer', onSaid });
  const sent = aServiceOrder({
    method: 'bank_transfer',
    pageUrl: null,
    bank: aTransfer().bank,
    announcedAt: new Date().toISOString(),
  });
  api.answer(placeOrder, sent);
  api.answer(findOrder, sent);
  // Its details are asked for at once: a transfer was chosen before.
  expect(await screen.findByText('We are looking for your transfer')).toBeTruthy();
  expect(onSaid).toHaveBeenLastCalledWith(true);
  expect(screen.getAllByRole('button', { name: /back/i }).map(({ textContent }) => textContent)).toEqual([
    'Back',
  ]);
  // Taken back, it is to be paid again, and the dialog is told.
  api.answer(findOrder, { ...sent, announcedAt: null });
  api.answer(takeBackAnnouncement, { ...sent, announcedAt: null });
  await userEvent.click(screen.getByRole('button', { name: 'I have not sent it' }));
  await waitFor(() => expect(onSaid).toHaveBeenLastCalledWith(false));
});
