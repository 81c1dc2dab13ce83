// The desk of live chats: who waits, taking one, answering with a ready answer, and being told of somebody who was faster.
import type { Answer } from '@ijeuwa/contract/endpoint';
import * as calls from '@ijeuwa/contract/live-chat';
import { changeOnCall, findOnCall } from '@ijeuwa/contract/staff';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FakeRefusal, fakeApi, showScreen } from '#test/fake-api.tsx';
import { Toaster } from '#ui/Toaster.tsx';
import LiveChatsScreen from './LiveChatsScreen.tsx';

afterEach(cleanup);

const now = new Date().toISOString();
const row = (n: number, more: Partial<calls.LiveChatRow> = {}): calls.LiveChatRow => ({
  _id: `01900000-0000-7000-8000-0000000000c${n}`,
  member: { _id: `01900000-0000-7000-8000-0000000000a${n}`, name: `Ngozi Ẹ̀nítàn ${n}` },
  state: 'waiting',
  staff: null,
  mine: false,
  waitingSince: now,
  dueAt: new Date(Date.now() + 3_600_000).toISOString(),
  answeredAt: null,
  ahead: false,
  onCall: false,
  lastAuthor: 'member',
  lastAt: now,
  ...more,
});
const OK = { ok: true } as const;
let api: ReturnType<typeof fakeApi>;
let rows: calls.LiveChatRow[];
let onCall: Answer<typeof findOnCall>;
let said: calls.LiveChatMessage[];
const mine = () => {
  rows = rows.map((one, at) => (at === 0 ? { ...one, state: 'assigned', staff: 'Bisi', mine: true } : one));
};
beforeEach(() => {
  api = fakeApi();
  rows = [row(1), row(2, { ahead: true })];
  said = [
    { seq: 1, author: 'member', name: null, clientId: null, text: 'Where is\nmy receipt?', sentAt: now },
  ];
  api.answer(calls.listLiveChats, () => ({ chats: rows }));
  api.answer(calls.readLiveChat, ({ params }) => ({
    ...rows.find((one) => one._id === params.id)!,
    holds: 'Harmony',
    zone: 'Africa/Lagos',
    messages: said,
    notes: [],
  }));
  onCall = { mine: false, people: [] };
  api.answer(findOnCall, () => onCall);
  api.answer(changeOnCall, ({ body }) => {
    onCall = { mine: body.onCall, people: body.onCall ? [{ _id: row(1)._id, name: 'Bisi' }] : [] };
    return OK;
  });
  api.answer(calls.listReadyAnswers, { answers: [{ key: 'welcome', title: 'Welcome', text: 'Good day.' }] });
});

const show = () =>
  showScreen(
    <>
      <LiveChatsScreen />
      <Toaster />
    </>,
    { at: '/staff/live-chats', user: null },
  );
const open = async (n: number) => {
  await userEvent.click(await screen.findByRole('button', { name: `Open the chat with Ngozi Ẹ̀nítàn ${n}` }));
  const dialog = within(screen.getByRole('dialog', { name: `Live chat with Ngozi Ẹ̀nítàn ${n}` }));
  await dialog.findByText(/my receipt/);
  return dialog;
};

test('the queue says who waits and what was promised, and nothing of the text before it is opened', async () => {
  rows[0] = row(1, { dueAt: '2026-01-01T00:00:00.000Z' });
  show();
  const items = within(await screen.findByRole('list', { name: 'Live chats' })).getAllByRole('listitem');
  expect(items[0]!.textContent).toMatch(/Was due.*Waits for a person/);
  expect(items[1]!.textContent).toMatch(/Due.*Premium support/);
  expect(screen.getByText(/^Overdue chats first.* Weekends count too/)).toBeTruthy();
  expect(api.callsOf(calls.readLiveChat)).toHaveLength(0);
});

test('whoever goes on call is said to be, and whoever goes off it is not', async () => {
  show();
  const me = await screen.findByRole('checkbox', { name: /^I am on call/ });
  expect(screen.getByText(/^Nobody is on call: such a member is told so/)).toBeTruthy();
  await userEvent.click(me);
  expect(await screen.findByText('On call: Bisi.')).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: /^I am on call/ }));
  expect(await screen.findByText(/^Nobody is on call/)).toBeTruthy();
  expect(api.callsOf(changeOnCall).map(({ body }) => body)).toEqual([{ onCall: true }, { onCall: false }]);
});

test('a switch that could not be turned stands as it was, and says why', async () => {
  api.refuse(changeOnCall, 'unavailable', 'We are back in a moment.');
  show();
  await userEvent.click(await screen.findByRole('checkbox', { name: /^I am on call/ }));
  expect(await screen.findByText('We are back in a moment.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^I am on call/ }).checked).toBe(false);
});

test('a chat is taken, and answered with a ready answer and one’s own words', async () => {
  api.answer(calls.claimLiveChat, () => {
    mine();
    return OK;
  });
  api.answer(calls.answerLiveChat, OK);
  show();
  const dialog = await open(1);
  expect(dialog.queryByLabelText('Your answer')).toBeNull();
  expect(dialog.getByRole('link', { name: /^Ngozi Ẹ̀nítàn 1, orders/ }).getAttribute('href')).toBe(
    `/staff/orders?member=${row(1).member._id}`,
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Take this chat' }));
  const field = await dialog.findByLabelText<HTMLTextAreaElement>('Your answer');
  await userEvent.selectOptions(await dialog.findByLabelText('Put in a ready answer'), 'welcome');
  await userEvent.type(field, ' It is here.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(field.value).toBe(''));
  expect(api.callsOf(calls.answerLiveChat)[0]?.body).toEqual({
    clientId: expect.any(String),
    text: 'Good day. It is here.',
  });
});

test('whoever was slower is told, and sees who has it', async () => {
  api.answer(calls.claimLiveChat, () => {
    rows = [row(1, { state: 'assigned', staff: 'Sola' })];
    throw new FakeRefusal('conflict', 'A colleague was faster: they have this chat.');
  });
  show();
  const dialog = await open(1);
  await userEvent.click(dialog.getByRole('button', { name: 'Take this chat' }));
  expect(await screen.findByText('A colleague was faster: they have this chat.')).toBeTruthy();
  expect(await dialog.findByText('With Sola')).toBeTruthy();
});

test('it is handed over and closed with a reason, and noted on', async () => {
  mine();
  api.answer(calls.handOverLiveChat, OK);
  api.answer(calls.noteLiveChat, OK);
  show();
  const dialog = await open(1);
  await userEvent.type(dialog.getByLabelText('Note for colleagues'), 'Paid twice.');
  await userEvent.click(dialog.getByRole('button', { name: 'Keep the note' }));
  await waitFor(() => expect(api.callsOf(calls.noteLiveChat)).toHaveLength(1));
  await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Hand over this chat' }));
  await userEvent.type(asked.getByLabelText('Reason'), 'I go home.');
  await userEvent.click(asked.getByRole('button', { name: 'Hand over' }));
  expect(await screen.findByText('The chat waits for a colleague.')).toBeTruthy();
  expect(api.callsOf(calls.handOverLiveChat)[0]?.body).toEqual({ reason: 'I go home.' });
});

test('when nobody waits it says so', async () => {
  rows = [];
  show();
  expect(await screen.findByText('Nobody waits')).toBeTruthy();
});
