// The questions as staff keep them.
import {
  addFaqEntry,
  changeFaqEntry,
  endFaqEntry,
  type FaqEntry,
  type FaqHistory,
  listFaqEntries,
} from '@ijeuwa/contract/help';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FakeRefusal, fakeApi, showScreen } from '#test/fake-api.tsx';
import { Toaster } from '#ui/Toaster.tsx';
import FaqScreen from './FaqScreen.tsx';

afterEach(cleanup);

const data: FaqEntry = {
  question: 'Is it free?',
  answer: 'For seven days.',
  group: 'packages',
  order: 2,
  tags: ['trial', 'free'],
};
const version = (n: number, more: Partial<FaqHistory['current']> = {}): FaqHistory['current'] => ({
  version: n,
  data,
  ended: false,
  validFrom: '2026-11-24T09:00:00Z',
  changedBy: null,
  reason: null,
  ...more,
});
let api: ReturnType<typeof fakeApi>;
let free: FaqHistory;
const next = (more: Partial<FaqHistory['current']>) => {
  free = {
    ...free,
    current: version(free.current.version + 1, { changedBy: 'Ngozi', ...more }),
    earlier: [free.current, ...free.earlier],
  };
  return { entry: free };
};
beforeEach(() => {
  api = fakeApi();
  free = { key: 'free', current: version(1), earlier: [] };
  api.answer(listFaqEntries, () => ({ entries: [free] }));
  api.answer(changeFaqEntry, ({ body }) => {
    if (body.seenVersion !== free.current.version)
      throw new FakeRefusal('conflict', 'This was changed meanwhile, by Bello. Please look again.');
    if (body.data.answer.includes('{'))
      throw new FakeRefusal('invalid', 'Nothing is called {price:gold}.', {
        'data.answer': 'Nothing is called {price:gold}.',
      });
    return next({ data: body.data, reason: body.reason });
  });
  api.answer(endFaqEntry, ({ body }) => next({ ended: true, reason: body.reason }));
  api.answer(addFaqEntry, ({ body }) => ({
    entry: { key: 'new', current: version(1, { data: body.data }), earlier: [] },
  }));
  showScreen(
    <>
      <FaqScreen />
      <Toaster />
    </>,
    { at: '/staff/faq', user: null },
  );
});

const open = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(screen.getByRole('dialog'));
};
type Dialog = Awaited<ReturnType<typeof open>>;
const type = async (dialog: Dialog, label: RegExp, text: string) => {
  const field = dialog.getByLabelText(label);
  await userEvent.clear(field);
  // Braces are keys to the typing of tests.
  if (text) await userEvent.type(field, text.replaceAll('{', '{{'));
};
const press = (dialog: Dialog, name: string) => userEvent.click(dialog.getByRole('button', { name }));

test('a changed answer stands in its group, and the one before in its history', async () => {
  const dialog = await open('Change: Is it free?');
  expect(dialog.getByText('Now, in version 1: Is it free?')).toBeTruthy();
  await type(dialog, /^Answer/, 'For eight days.');
  await type(dialog, /^Words for the search/, 'trial, , eight');
  await type(dialog, /^Reason/, 'longer');
  await press(dialog, 'Save the change');
  expect(await screen.findByText('It will be on the pages within a minute.')).toBeTruthy();
  const group = within(screen.getByRole('list', { name: 'Packages and payment' }));
  expect(await group.findByText('For eight days.')).toBeTruthy();
  expect(group.getByText(/Version 2 · Ngozi · .* · longer/)).toBeTruthy();
  const history = within(group.getByRole('list', { name: 'Earlier versions of: Is it free?', hidden: true }));
  expect(history.getByText('For seven days.')).toBeTruthy();
  expect(history.getByText(/Version 1 · The catalogue’s file/)).toBeTruthy();
  expect(api.callsOf(changeFaqEntry)[0]?.body).toEqual({
    data: { ...data, answer: 'For eight days.', tags: ['trial', 'eight'] },
    reason: 'longer',
    seenVersion: 1,
  });
});

test('nothing is sent without its words, place and reason, and each is said at its field', async () => {
  const dialog = await open('Add a question');
  await press(dialog, 'Add the question');
  for (const why of [
    'Please write the question.',
    'Please write the answer.',
    'A whole number from 1 to 999, please.',
    'Please give the reason; it is kept in the audit.',
  ])
    expect(dialog.getByText(why)).toBeTruthy();
  expect(document.activeElement).toBe(dialog.getByLabelText('Question'));
  expect(api.callsOf(addFaqEntry)).toHaveLength(0);
});

test('what the server finds wrong is said at its field', async () => {
  const dialog = await open('Change: Is it free?');
  await type(dialog, /^Answer/, '{price:gold}');
  await type(dialog, /^Reason/, 'x');
  await press(dialog, 'Save the change');
  await dialog.findByRole('alert');
  expect(dialog.getAllByText('Nothing is called {price:gold}.')).toHaveLength(2);
});

test('a colleague who was first is told of; what was typed stays and can be sent again', async () => {
  const dialog = await open('Change: Is it free?');
  await type(dialog, /^Answer/, 'Mine.');
  await type(dialog, /^Reason/, 'x');
  next({ data: { ...data, question: 'Is it really free?' }, changedBy: 'Bello' });
  await press(dialog, 'Save the change');
  expect((await dialog.findByRole('alert')).textContent).toContain('by Bello');
  expect(await dialog.findByText('Now, in version 2: Is it really free?')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/^Answer/).value).toBe('Mine.');
  await press(dialog, 'Save the change');
  expect(await screen.findByText('It will be on the pages within a minute.')).toBeTruthy();
});

test('one that is ended leaves its group, stands below with the reason, and can be brought back', async () => {
  const ending = await open('End: Is it free?');
  await press(ending, 'End the question');
  expect(ending.getByText('Please give the reason; it is kept in the audit.')).toBeTruthy();
  await type(ending, /^Reason/, 'over');
  await press(ending, 'End the question');
  const ended = within(await screen.findByRole('list', { name: 'Ended' }));
  expect(ended.getByText(/Version 2, ended · Ngozi · .* · over/)).toBeTruthy();
  const dialog = await open('Bring back: Is it free?');
  await type(dialog, /^Reason/, 'again');
  await press(dialog, 'Save the change');
  expect(await screen.findByRole('button', { name: 'End: Is it free?' })).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Ended' })).toBeNull();
});
