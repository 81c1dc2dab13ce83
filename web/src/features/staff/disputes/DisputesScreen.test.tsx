// Disputes in the back office: how long there is, and the answer that a bank reads.
import { answerDispute, type Dispute, listDisputes } from '@ijeuwa/contract/disputes';
import { findUsed } from '@ijeuwa/contract/refunds';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FakeRefusal, fakeApi, showScreen } from '#test/fake-api.tsx';
import { Toaster } from '#ui/Toaster.tsx';
import DisputesScreen from './DisputesScreen.tsx';

afterEach(cleanup);

const HOUR = 3_600_000;
const dispute = (change: Partial<Dispute> = {}): Dispute => ({
  _id: '01900000-0000-7000-8000-0000000000d1',
  reference: 'harmony-1',
  title: 'Harmony',
  member: { _id: '01900000-0000-7000-8000-0000000000e1', name: 'Chinedu Ọkáfọ̀' },
  amount: { amountMinor: 12_500_000, currency: 'NGN' },
  category: 'chargeback',
  state: 'opened',
  openedAt: new Date().toISOString(),
  dueAt: new Date(Date.now() + 5.5 * HOUR).toISOString(),
  answer: '',
  answeredBy: '',
  acceptAskedBy: '',
  acceptAskedByMe: false,
  lapsed: '',
  endedAt: null,
  ...change,
});
let api: ReturnType<typeof fakeApi>;
let disputes: Dispute[];
beforeEach(() => {
  api = fakeApi();
  disputes = [dispute()];
  api.answer(listDisputes, () => ({ disputes }));
});
const show = () =>
  showScreen(
    <>
      <DisputesScreen />
      <Toaster />
    </>,
    { at: '/staff/disputes', user: null },
  );

test('a dispute says how long there is, and is answered with what the bank reads', async () => {
  api.answer(answerDispute, () => {
    disputes = [dispute({ state: 'answered', answer: 'She used it.', answeredBy: 'Bello' })];
    return { ok: true as const };
  });
  show();
  expect(await screen.findByText(/5 hours left/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Keep the money (harmony-1)' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Reason'), 'she was here every day');
  await userEvent.click(dialog.getByRole('button', { name: 'Send the answer' }));
  expect(dialog.getByText('Please say to the bank what was bought and used.')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('What the bank reads'), 'She used it.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByText('Answered, the bank decides')).toBeTruthy();
  expect(api.callsOf(answerDispute)[0]?.body).toEqual({
    accept: false,
    message: 'She used it.',
    reason: 'she was here every day',
  });
  expect(screen.queryByRole('button', { name: /^Keep/ })).toBeNull();
});

test('what the bank is to be told is a tap away: what was used, and why they have it', async () => {
  const money = (amountMinor: number) => ({ amountMinor, currency: 'NGN' as const });
  const [what, rule] = ['31 of 92 days are over.', 'A package that has begun is not refunded.'];
  api.answer(findUsed, {
    used: {
      ...{ reference: 'harmony-1', what, rule, gives: null },
      ...{ held: money(12_500_000), worth: money(4_212_000), left: money(8_288_000) },
    },
  });
  show();
  expect((await screen.findByRole('link', { name: 'Why they have it' })).getAttribute('href')).toBe(
    '/staff/books/why?reference=harmony-1',
  );
  expect(api.callsOf(findUsed)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'What was used (harmony-1)' }));
  expect(await screen.findByText(what)).toBeTruthy();
  // Nothing goes back by a rule, and nothing bold says otherwise.
  expect(screen.getByText('nothing for a change of mind')).toBeTruthy();
  expect(screen.getByText('₦82,880 of the ₦125,000 that we hold for it')).toBeTruthy();
});

test('who would let it go back asks for it, and somebody else tells the bank', async () => {
  api.answer(answerDispute, () => {
    disputes = [dispute({ acceptAskedBy: 'Bello', acceptAskedByMe: true, answer: 'It was a mistake.' })];
    return { ok: true as const };
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Let it go back (harmony-1)' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/somebody else tells the bank/)).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('What the bank reads'), 'It was a mistake.');
  await userEvent.type(dialog.getByLabelText('Reason'), 'paid by a stolen card');
  await userEvent.click(dialog.getByRole('button', { name: 'Ask for it' }));
  expect(await screen.findByText(/^You would let it go back: somebody else tells the bank/)).toBeTruthy();
  expect(api.callsOf(answerDispute)[0]?.body).toMatchObject({ accept: true, second: false });
  expect(screen.queryByRole('button', { name: /^Let it go back/ })).toBeNull();
  expect(screen.getByRole('button', { name: /^Keep the money/ })).toBeTruthy();
});

test('letting it go back says before that the money is gone and what was bought ends', async () => {
  disputes = [dispute({ acceptAskedBy: 'Bello', answer: 'It was a mistake.' })];
  show();
  api.answer(answerDispute, () => ({ ok: true as const }));
  await userEvent.click(await screen.findByRole('button', { name: 'Let it go back (harmony-1)' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/gone at once, and what was bought with it ends/)).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('What the bank reads'), 'It was a mistake.');
  await userEvent.type(dialog.getByLabelText('Reason'), 'paid by a stolen card');
  await userEvent.click(dialog.getByRole('button', { name: 'Let it go back' }));
  expect(await screen.findByText('The dispute of harmony-1 is answered.')).toBeTruthy();
  expect(api.callsOf(answerDispute)[0]?.body).toMatchObject({ accept: true, second: true });
});

test('whoever was slower reads it, and behind it how the dispute stands now', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Keep the money (harmony-1)' }));
  api.answer(answerDispute, () => {
    disputes = [dispute({ state: 'answered', answer: 'She had days.', answeredBy: 'Amara' })];
    throw new FakeRefusal('conflict', 'A colleague has answered it.');
  });
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('What the bank reads'), 'She used it.');
  await userEvent.type(dialog.getByLabelText('Reason'), 'she was here every day');
  await userEvent.click(dialog.getByRole('button', { name: 'Send the answer' }));
  expect(await dialog.findByText('A colleague has answered it.')).toBeTruthy();
  expect(await screen.findByText('Answered, the bank decides')).toBeTruthy();
});

test('who would have let it go and has left is not the first of two: another asks anew', async () => {
  disputes = [dispute({ lapsed: 'Bello', answer: 'It was a mistake.' })];
  show();
  expect(await screen.findByText(/^The word of Bello counts no more/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Let it go back (harmony-1)' }));
  expect(screen.getByRole('button', { name: 'Ask for it' })).toBeTruthy();
});

test('nothing to answer says so', async () => {
  disputes = [];
  show();
  expect(await screen.findByText('No bank asks for money back')).toBeTruthy();
});
