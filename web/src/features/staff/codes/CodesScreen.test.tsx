// The discount codes as staff keep them.
import {
  addCode,
  type CodeEntry,
  type CodeHistory,
  endCode,
  listCodeEntries,
  listCodeUses,
} from '@ijeuwa/contract/codes';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import CodesScreen from './CodesScreen.tsx';

const data = (change: Partial<CodeEntry> = {}): CodeEntry => ({
  code: 'SUMMER2999',
  description: 'A quarter off.',
  validUntil: '2999-08-31',
  discount: '25%',
  background: 'wine',
  order: 1,
  ...change,
});
const history = (change: Partial<CodeEntry> = {}): CodeHistory => {
  const entry = data(change);
  const made = { validFrom: '2026-11-24T09:00:00Z', changedBy: null, reason: null };
  const current = { version: 1, data: entry, unfit: null, html: null, ended: false, ...made };
  return { key: entry.code.toLowerCase(), current, earlier: [] };
};

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
  const past = history({ code: 'OLD25', validUntil: '2025-08-31', order: 2 });
  api.answer(listCodeEntries, { entries: [history({ uses: 1000 }), past] });
  api.answer(listCodeUses, { uses: [{ key: 'summer2999', used: 7, reserved: 2 }] });
});
afterEach(cleanup);

const show = () => showScreen(<CodesScreen />, { at: '/staff/codes' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('each code says how often it was used and is held, of how many', async () => {
  show();
  const held = within(await screen.findByRole('list', { name: 'Codes that hold' }));
  expect(await held.findByText('Used 7, held 2, of 1,000')).toBeTruthy();
  const past = within(screen.getByRole('list', { name: 'Past their last day' }));
  expect(past.getByText('Used 0, held 0, without a limit')).toBeTruthy();
});

test('a new code is sent as it was written, in capitals, without what was left empty', async () => {
  api.answer(addCode, { entry: history() });
  show();
  await press('Add a code');
  const dialog = within(await screen.findByRole('dialog', { name: 'A new code' }));
  const write = (label: RegExp, text: string) => userEvent.type(dialog.getByLabelText(label), text);
  await write(/^Code/, 'winter26');
  await write(/^What it gives/, 'A tenth off.');
  await write(/^Discount/, '10%');
  await write(/^Last day/, '2026-12-31');
  await write(/^Place in the list/, '3');
  await write(/^Reason/, 'the season');
  await userEvent.click(dialog.getByRole('button', { name: 'Add the code' }));
  await waitFor(() => expect(api.callsOf(addCode)).toHaveLength(1));
  expect(api.callsOf(addCode)[0]?.body).toEqual({
    reason: 'the season',
    data: {
      code: 'WINTER26',
      description: 'A tenth off.',
      discount: '10%',
      validUntil: '2026-12-31',
      background: 'wine',
      // What stands third is kept from nought.
      order: 2,
    },
  });
});

test('more than 99% is refused before it is sent', async () => {
  show();
  await press('Change: SUMMER2999, 25%');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change a code' }));
  const discount = dialog.getByLabelText(/^Discount/);
  await userEvent.clear(discount);
  await userEvent.type(discount, '100%');
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'a gift');
  await userEvent.click(dialog.getByRole('button', { name: 'Save the change' }));
  expect(await dialog.findByText('A percentage from 1% to 99%, or FREE TRIAL, please.')).toBeTruthy();
});

test('a code is ended with its reason', async () => {
  api.answer(endCode, { entry: history() });
  show();
  await press('End: SUMMER2999, 25%');
  const dialog = within(await screen.findByRole('dialog', { name: 'End this code?' }));
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'it is over');
  await userEvent.click(dialog.getByRole('button', { name: 'End the code' }));
  await waitFor(() =>
    expect(api.callsOf(endCode)[0]?.body).toEqual({ reason: 'it is over', seenVersion: 1 }),
  );
});
