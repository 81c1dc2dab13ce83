// The questions as staff keep them.
import {
  addFaqEntry,
  changeFaqEntry,
  endFaqEntry,
  type FaqEntry,
  type FaqHistory,
  listFaqEntries,
} from '@ijeuwa/contract/help';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renew } from '#platform/queries.ts';
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
  unfit: null,
  html: `<p>${(more.data ?? data).answer}</p>`,
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
const refuseLate = (seen: number) => {
  if (seen !== free.current.version)
    throw new FakeRefusal('conflict', 'This was changed meanwhile, by Bello. Please look again.');
};
/** Once the first answer is there: what is on its way is not asked again. */
const renewed = async () => {
  await screen.findByRole('list', { name: 'Packages and payment' });
  await renew(listFaqEntries);
};
beforeEach(() => {
  api = fakeApi();
  free = { key: 'free', current: version(1), earlier: [] };
  api.answer(listFaqEntries, () => ({ entries: [free] }));
  api.answer(changeFaqEntry, ({ body }) => {
    refuseLate(body.seenVersion);
    if (body.data.answer.includes('{'))
      throw new FakeRefusal('invalid', 'Nothing is called {price:gold}.', {
        'data.answer': 'Nothing is called {price:gold}.',
      });
    return next({ data: body.data, reason: body.reason });
  });
  api.answer(endFaqEntry, ({ body }) => {
    refuseLate(body.seenVersion);
    return next({ ended: true, reason: body.reason });
  });
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

test('a long answer is folded, so that a desk is looked through by its questions', async () => {
  const answer = 'Everything in Blossom. '.repeat(20);
  next({ data: { ...data, answer } });
  showScreen(<FaqScreen />, { at: '/staff/faq', user: null });
  const fold = (await screen.findByText('Read the text')).closest('details')!;
  expect([fold.open, fold.textContent.includes(answer.trim())]).toEqual([false, true]);
  await userEvent.click(within(fold).getByText('Read the text'));
  expect(fold.open).toBe(true);
});

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

test('an answer is shown as the pages show it, not as it was typed', async () => {
  free = { ...free, current: version(1, { html: '<p>For <strong>seven</strong> days.</p>' }) };
  await renewed();
  const group = within(await screen.findByRole('list', { name: 'Packages and payment' }));
  await waitFor(() => expect(group.getByText('seven').tagName).toBe('STRONG'));
});

test('a version of before that no longer fits is told as it was kept', async () => {
  const unfit = { question: 'Is it free?', text: 'An old answer.' };
  free = { ...free, earlier: [version(0, { data: null, html: null, unfit })] };
  await renewed();
  expect(await screen.findByText(/no longer fits, and is on no page/)).toBeTruthy();
  expect(screen.getByText('An old answer.')).toBeTruthy();
});

test('a question that no longer fits stands below, and can be written anew', async () => {
  free = { ...free, current: version(1, { data: null, html: null, unfit: { text: 'Old.' } }) };
  await renewed();
  const below = within(await screen.findByRole('list', { name: 'On no page' }));
  expect(below.getByText('Old.')).toBeTruthy();
  const dialog = await open('Change: free');
  expect(dialog.getByLabelText<HTMLInputElement>('Question').value).toBe('');
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
  expect(dialog.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(dialog.getByLabelText('Question'));
  expect(api.callsOf(addFaqEntry)).toHaveLength(0);
});

test('what the server finds wrong is said at its field', async () => {
  const dialog = await open('Change: Is it free?');
  await type(dialog, /^Answer/, '{price:gold}');
  await type(dialog, /^Reason/, 'x');
  await press(dialog, 'Save the change');
  const why = await dialog.findByText('Nothing is called {price:gold}.');
  const answer = dialog.getByLabelText(/^Answer/);
  expect(answer.getAttribute('aria-describedby')).toContain(why.id);
  expect(document.activeElement).toBe(answer);
});

test('what a colleague saved first is shown beside mine, and only then mine is saved over it', async () => {
  const dialog = await open('Change: Is it free?');
  await type(dialog, /^Answer/, 'Mine.');
  await type(dialog, /^Reason/, 'x');
  next({ data: { ...data, question: 'Is it really free?', answer: 'Theirs.' }, changedBy: 'Bello' });
  await press(dialog, 'Save the change');
  expect(await dialog.findByText(/Bello saved version 2 meanwhile/)).toBeTruthy();
  expect(dialog.getByText('Now, in version 2: Is it really free?')).toBeTruthy();
  expect(within(dialog.getByRole('region', { name: 'Theirs: Answer' })).getByText('Theirs.')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/^Answer/).value).toBe('Mine.');
  expect(dialog.getByLabelText<HTMLInputElement>('Question').value).toBe('Is it really free?');
  await press(dialog, 'Save over version 2');
  expect(await screen.findByText('It will be on the pages within a minute.')).toBeTruthy();
  expect(free.current).toMatchObject({
    version: 3,
    data: { question: 'Is it really free?', answer: 'Mine.' },
  });
});

test('what a colleague has better is taken with a press', async () => {
  const dialog = await open('Change: Is it free?');
  await type(dialog, /^Answer/, 'Mine.');
  await type(dialog, /^Reason/, 'x');
  next({ data: { ...data, answer: 'Theirs.' }, changedBy: 'Bello' });
  await press(dialog, 'Save the change');
  await userEvent.click(await dialog.findByRole('button', { name: 'Take theirs' }));
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/^Answer/).value).toBe('Theirs.');
  expect(dialog.queryByRole('region')).toBeNull();
});

test('what was typed is not lost by leaving the dialog without a word', async () => {
  const dialog = await open('Change: Is it free?');
  await type(dialog, /^Answer/, 'Mine.');
  await press(dialog, 'Close');
  await userEvent.click(screen.getByRole('button', { name: 'Go on writing' }));
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/^Answer/).value).toBe('Mine.');
  await press(dialog, 'Cancel');
  await userEvent.click(screen.getByRole('button', { name: 'Leave it' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await press(await open('Change: Is it free?'), 'Cancel');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('one that is ended leaves its group, stands below with the reason, and can be brought back', async () => {
  const ending = await open('End: Is it free?');
  await press(ending, 'End the question');
  expect(ending.getByText('Please give the reason; it is kept in the audit.')).toBeTruthy();
  await type(ending, /^Reason/, 'over');
  await press(ending, 'End the question');
  const below = within(await screen.findByRole('list', { name: 'On no page' }));
  expect(below.getByText(/Version 2, ended · Ngozi · .* · over/)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(below.getByRole('heading')));
  const dialog = await open('Bring back: Is it free?');
  await type(dialog, /^Reason/, 'again');
  await press(dialog, 'Save the change');
  expect(await screen.findByRole('button', { name: 'End: Is it free?' })).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'On no page' })).toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Is it free?'));
});

test('what a colleague changed is not ended unseen', async () => {
  const ending = await open('End: Is it free?');
  await type(ending, /^Reason/, 'over');
  next({
    data: { ...data, answer: 'Theirs.' },
    html: '<p>Theirs.</p>',
    changedBy: 'Bello',
    reason: 'new law',
  });
  await press(ending, 'End the question');
  expect(await ending.findByText(/Bello saved version 2 meanwhile/)).toBeTruthy();
  expect(ending.getByText('Theirs.')).toBeTruthy();
  await press(ending, 'End version 2');
  expect(await screen.findByRole('list', { name: 'On no page' })).toBeTruthy();
});

test('of many questions one is found by its words, without marks, and keeps its place', async () => {
  const many = Array.from({ length: 10 }, (_, at) => ({
    key: `q${at + 1}`,
    current: version(1, { data: { ...data, question: `Question ${at + 1}`, order: at + 1, tags: [] } }),
    earlier: [],
  }));
  many[6]!.current = version(1, { data: { ...data, question: 'Kí ni Ìfẹ́?', order: 7 } });
  api.answer(listFaqEntries, () => ({ entries: many }));
  await renewed();
  // So many are a long way: each shows its name, which opens the rest, and each group is a press away.
  const third = (await screen.findByText('3. Question 3')).closest('details')!;
  expect(third.open).toBe(false);
  await userEvent.click(screen.getByText('3. Question 3'));
  expect(third.open).toBe(true);
  expect(within(third).getByRole('button', { name: 'Change: Question 3' })).toBeTruthy();
  const ways = within(await screen.findByRole('navigation', { name: 'Groups' }));
  await userEvent.click(ways.getByRole('button', { name: 'Packages and payment' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Packages and payment' }));
  const box = await screen.findByRole('searchbox', { name: 'Search questions' });
  await userEvent.type(box, 'ife TRIAL');
  const found = screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
  expect(found).toEqual(['7. Kí ni Ìfẹ́?']);
  expect(screen.getByText('7. Kí ni Ìfẹ́?').closest('details')!.open, 'the only one').toBe(true);
  expect(screen.getByText('1 of 10')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Getting started' })).toBeNull();
  await userEvent.type(box, ' nowhere');
  expect(screen.getByText('Nothing has these words.')).toBeTruthy();
});
