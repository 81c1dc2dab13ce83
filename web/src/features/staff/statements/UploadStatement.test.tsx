// A statement of the bank that is sent: refused with its row, or taken, and what came by it is told.
import {
  listStatementLines,
  STATEMENT_MAX_BYTES,
  type StatementLine,
  uploadStatement,
} from '@ijeuwa/contract/statements';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FakeRefusal, fakeApi, showScreen } from '#test/fake-api.tsx';
import StatementsScreen from './StatementsScreen.tsx';

afterEach(cleanup);

const line = (n: number): StatementLine => ({
  _id: `01900000-0000-7000-8000-00000000000${n}`,
  on: '2026-11-24',
  amount: { amountMinor: 7_500_000, currency: 'NGN' },
  narration: `NIP/KUDA/SOMEBODY/${n}`,
  finding: 'none',
  proposals: [],
  chosen: null,
  sayBy: null,
  saidGone: null,
  saidClosed: null,
  lapsed: '',
});

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
  api.answer(listStatementLines, { lines: [], more: 0, uploads: [] });
});
const show = () => showScreen(<StatementsScreen />, { at: '/staff/statements', user: null });
const send = async (file: File) =>
  userEvent.upload(await screen.findByLabelText('Upload a statement', { selector: 'input' }), file);
const FILE = new File(['Date,Narration'], 'november.csv', { type: 'text/csv' });

test('a statement that was taken says how much of it was new', async () => {
  api.answer(uploadStatement, { lines: 12, newLines: 4, newCredits: 3, confirmed: 1 });
  show();
  await send(FILE);
  expect((await screen.findByText(/^4 of its 12 lines/)).textContent).toBe(
    '4 of its 12 lines are new. 3 of the new ones are money that came in. 1 was confirmed in your name.',
  );
  expect(api.callsOf(listStatementLines).length).toBeGreaterThan(1);
});

test.each([
  [{ lines: 1, newLines: 1, newCredits: 1, confirmed: 0 }, 'Its one line is new. It is money that came in.'],
  [
    { lines: 2, newLines: 1, newCredits: 0, confirmed: 0 },
    '1 of its 2 lines is new. It is no money that came in.',
  ],
  [{ lines: 1, newLines: 0, newCredits: 0, confirmed: 0 }, 'Its one line was here already.'],
])('one line is told as one', async (answer, said) => {
  api.answer(uploadStatement, answer);
  show();
  await send(FILE);
  expect(await screen.findByText(said)).toBeTruthy();
});

test('what came in is told once the list has it: never beside a list that says that nothing waits', async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  api.answer(uploadStatement, () => {
    const lines = [line(1), line(2)];
    api.answer(listStatementLines, () => arrived.then(() => ({ lines, more: 0, uploads: [] })));
    return { lines: 2, newLines: 2, newCredits: 2, confirmed: 0 };
  });
  show();
  expect(await screen.findByText('Nothing waits here')).toBeTruthy();
  await send(FILE);
  await waitFor(() => expect(api.callsOf(listStatementLines).length).toBeGreaterThan(1));
  expect(screen.queryByText(/money that came in\./)).toBeNull();
  arrive();
  expect(await screen.findByText(/^All 2 lines are new/)).toBeTruthy();
  const list = within(screen.getByRole('list', { name: 'Lines of money that came' }));
  expect(list.getAllByRole('heading')).toHaveLength(2);
});

test('a statement that is refused says which row, and that nothing was kept', async () => {
  api.answer(uploadStatement, () => {
    throw new FakeRefusal('invalid', 'Row 9: the balance does not add up.');
  });
  show();
  await send(FILE);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Row 9: the balance does not add up. Nothing of the file was kept.',
  );
  await send(new File([new Uint8Array(STATEMENT_MAX_BYTES + 1)], 'long.csv', { type: 'text/csv' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/at most 2 MB/);
  expect(api.callsOf(uploadStatement)).toHaveLength(1);
});
