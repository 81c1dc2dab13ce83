// The ready answers at the desk of staff: which the bot gives and on which words, changing one, and ending one.
import {
  addChatAnswer,
  type ChatAnswerEntry,
  type ChatAnswerHistory,
  changeChatAnswer,
  endChatAnswer,
  listChatAnswers,
} from '@ijeuwa/contract/live-chat';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { Toaster } from '#ui/Toaster.tsx';
import ChatAnswersScreen from './ChatAnswersScreen.tsx';

afterEach(cleanup);

const PRICE: ChatAnswerEntry = {
  title: 'What it costs',
  text: 'Blossom costs {price:blossom}.',
  by: 'bot',
  words: ['price', 'cost'],
  besides: [],
  needsDeliveries: false,
  order: 2,
};
const historyOf = (key: string, data: ChatAnswerEntry): ChatAnswerHistory => ({
  key,
  current: {
    version: 1,
    data,
    unfit: null,
    html: null,
    ended: false,
    validFrom: '2026-11-24T09:00:00.000Z',
    changedBy: null,
    reason: null,
  },
  earlier: [],
});
const price = historyOf('price', PRICE);
const welcome = historyOf('welcome', {
  ...PRICE,
  title: 'Welcome',
  text: 'Good day.',
  by: 'staff',
  words: [],
});

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
  api.answer(listChatAnswers, { entries: [welcome, price] });
  showScreen(
    <>
      <ChatAnswersScreen />
      <Toaster />
    </>,
    { at: '/staff/chat-answers', user: null },
  );
});

test('the bot’s answers stand with their words, apart from those of staff', async () => {
  const bots = within(await screen.findByRole('list', { name: 'What the bot says' })).getAllByRole(
    'listitem',
  );
  expect(bots.map((one) => one.textContent)).toEqual([expect.stringContaining('On: price · cost')]);
  const staffs = within(screen.getByRole('list', { name: 'What staff put into an answer' }));
  expect(staffs.getByText('Good day.')).toBeTruthy();
});

test('an answer is changed with its words, and what the form does not ask for stays', async () => {
  api.answer(changeChatAnswer, { entry: price });
  await userEvent.click(await screen.findByRole('button', { name: 'Change: What it costs' }));
  const dialog = within(screen.getByRole('dialog'));
  const words = dialog.getByLabelText('Words that call for it');
  await userEvent.type(words, '\nfee');
  await userEvent.type(dialog.getByLabelText('Reason'), 'People ask so.');
  await userEvent.click(dialog.getByRole('button', { name: 'Save the change' }));
  expect(await screen.findByText('It is said so from now on.')).toBeTruthy();
  expect(api.callsOf(changeChatAnswer)[0]?.body).toEqual({
    data: { ...PRICE, words: ['price', 'cost', 'fee'] },
    reason: 'People ask so.',
    seenVersion: 1,
  });
});

test('a new one is staff’s, to be put into an answer', async () => {
  api.answer(addChatAnswer, { entry: welcome });
  await userEvent.click(await screen.findByRole('button', { name: 'Add an answer' }));
  const dialog = within(screen.getByRole('dialog', { name: 'A new answer' }));
  await userEvent.type(dialog.getByLabelText('Title'), 'Where receipts are');
  await userEvent.type(dialog.getByLabelText('Answer'), 'They stand under Invoices.');
  await userEvent.type(dialog.getByLabelText('Reason'), 'Asked often.');
  expect(dialog.queryByLabelText('Words that call for it')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Add the answer' }));
  expect(await screen.findByText('It can be put into an answer from now on.')).toBeTruthy();
  expect(api.callsOf(addChatAnswer)[0]?.body).toEqual({
    data: {
      title: 'Where receipts are',
      text: 'They stand under Invoices.',
      by: 'staff',
      words: [],
      besides: [],
      needsDeliveries: false,
      order: 0,
    },
    reason: 'Asked often.',
  });
});

test('an answer is ended with a reason', async () => {
  api.answer(endChatAnswer, { entry: welcome });
  await userEvent.click(await screen.findByRole('button', { name: 'End: Welcome' }));
  const dialog = within(screen.getByRole('dialog', { name: 'End this answer?' }));
  await userEvent.type(dialog.getByLabelText('Reason'), 'Too short.');
  await userEvent.click(dialog.getByRole('button', { name: 'End the answer' }));
  expect(await screen.findByText('The bot no longer says it.')).toBeTruthy();
  expect(api.callsOf(endChatAnswer)[0]?.body).toEqual({ reason: 'Too short.', seenVersion: 1 });
});
