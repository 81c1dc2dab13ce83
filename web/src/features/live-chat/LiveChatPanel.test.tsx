// The panel of the live chat: greeting, an empty message that does not leave, the bot that types, a person, and the end.
import {
  askForPerson,
  BOT_TYPING_MS,
  endLiveChat,
  findLiveChat,
  type LiveChatMessage,
  type LiveChatView,
  seeLiveChat,
  writeToSupport,
} from '@ijeuwa/contract/live-chat';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeRefusal, fakeApi, showScreen } from '#test/fake-api.tsx';
import { LiveChatPanel } from './LiveChatPanel.tsx';

const GREETING = 'Hello, what can I do for you?';
let api: ReturnType<typeof fakeApi>;
let view: LiveChatView;
let closed: number;
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  api = fakeApi();
  closed = 0;
  view = { chat: null, greeting: GREETING, hours: 'Mon-Fri 9am-5pm WAT', opensAt: null };
  api.answer(findLiveChat, () => view);
  api.answer(seeLiveChat, { ok: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const message = (
  seq: number,
  author: LiveChatMessage['author'],
  text: string,
  clientId: string | null = null,
): LiveChatMessage => ({
  seq,
  author,
  name: author === 'staff' ? 'Bisi' : null,
  clientId,
  text,
  sentAt: '2026-11-24T09:00:00.000Z',
});
const show = () => showScreen(<LiveChatPanel onClose={() => closed++} />, { at: '/live-chat' });
const field = () => screen.findByLabelText<HTMLTextAreaElement>('Write to our support');
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
const write = async (text: string) => {
  fireEvent.change(await field(), { target: { value: text } });
  fireEvent.click(sendButton());
};
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('it greets, sends nothing that is empty, and closes', async () => {
  show();
  expect(await screen.findByText(GREETING)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Live Chat Support' })).toBeTruthy();
  await field();
  expect(sendButton().disabled).toBe(true);
  fireEvent.change(await field(), { target: { value: '   ' } });
  expect(sendButton().disabled).toBe(true);
  fireEvent.change(await field(), { target: { value: 'hi' } });
  expect(sendButton().disabled).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(closed).toBe(1);
});

test('the bot is seen to type for at least 1500 ms before its answer stands there', async () => {
  api.answer(writeToSupport, ({ body }) => {
    view = {
      ...view,
      chat: {
        state: 'bot',
        agent: null,
        messages: [
          message(1, 'bot', GREETING),
          message(2, 'member', body.text, body.clientId),
          message(3, 'bot', 'Harmony costs money.'),
        ],
      },
    };
    return view;
  });
  show();
  await write('what does it cost?');
  expect(await screen.findByText('The bot is writing...')).toBeTruthy();
  await later(BOT_TYPING_MS - 400);
  expect(screen.getByText('The bot is writing...')).toBeTruthy();
  expect(screen.queryByText('Harmony costs money.')).toBeNull();
  await later(800);
  expect(await screen.findByText('Harmony costs money.')).toBeTruthy();
  expect(screen.queryByText('The bot is writing...')).toBeNull();
  expect((await field()).value).toBe('');
});

test('what was being written stands there again after the panel was closed', async () => {
  show();
  fireEvent.change(await field(), { target: { value: 'My question is a long' } });
  cleanup();
  show();
  expect((await field()).value).toBe('My question is a long');
  fireEvent.change(await field(), { target: { value: '' } });
});

test('what was there before stands there at once, and an answer of a person is seen', async () => {
  view.chat = {
    state: 'assigned',
    agent: 'Bisi',
    messages: [message(1, 'bot', GREETING), message(2, 'member', 'Help'), message(3, 'staff', 'Here I am.')],
  };
  show();
  expect(await screen.findByText('Here I am.')).toBeTruthy();
  expect(screen.getByText('Bisi is with you.')).toBeTruthy();
  await later(10);
  expect(api.callsOf(seeLiveChat)[0]?.body).toEqual({ seq: 3 });
});

test('its head says in one short line who answers; when people do stands in the log', async () => {
  view.opensAt = '2026-11-25T08:00:00.000Z';
  show();
  const line = await screen.findByText('Our bot answers at any hour.');
  expect(line.closest('header')).toBeTruthy();
  const log = within(screen.getByRole('log'));
  expect(
    log.getByText(/^People answer within 24 hours. At the desk: Mon-Fri 9am-5pm WAT, next .*[^.]\.$/),
  ).toBeTruthy();
});

test('whoever asks for a person is in the queue, and may end the chat', async () => {
  const messages = [message(1, 'bot', GREETING), message(2, 'bot', 'Your chat is with our team now.')];
  api.answer(askForPerson, { ...view, chat: { state: 'waiting', agent: null, messages } });
  api.answer(endLiveChat, { ...view, chat: { state: 'closed', agent: null, messages } });
  view.opensAt = '2026-11-25T08:00:00.000Z';
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Talk to a person' }));
  expect(await screen.findByText('You are in the queue for a person.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'End chat' }));
  expect(await screen.findByText('This chat is closed. Write to open it.')).toBeTruthy();
});

test('what could not be sent stays, and leaves again as the same message', async () => {
  api.answer(writeToSupport, () => {
    throw new FakeRefusal('unavailable', 'We are away for a moment.');
  });
  show();
  await write('Is anybody there?');
  expect(await screen.findByText(/Not sent\. We are away for a moment\./)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await later(10);
  const [first, second] = api.callsOf(writeToSupport).map((one) => one.body);
  expect(second).toEqual(first);
});

test('what was not sent stands there again after the panel was closed, until it is sent or taken away', async () => {
  api.answer(writeToSupport, () => {
    throw new FakeRefusal('unavailable', 'We are away for a moment.');
  });
  show();
  await write('Is anybody there?');
  await screen.findByText(/Not sent/);
  cleanup();
  show();
  expect(await screen.findByText('Is anybody there?')).toBeTruthy();
  expect(screen.getByText(/Not sent\. We are away for a moment\./)).toBeTruthy();
  expect(api.callsOf(writeToSupport)).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.queryByText('Is anybody there?')).toBeNull();
  cleanup();
  show();
  await field();
  expect(screen.queryByText('Is anybody there?')).toBeNull();
});

test('what was on its way as the panel closed leaves again as the same message', async () => {
  let answer = () => {};
  api.answer(
    writeToSupport,
    () =>
      new Promise<never>((_, fail) => {
        answer = () => fail(new Error('gone'));
      }),
  );
  show();
  await write('Are you there?');
  await later(10);
  cleanup();
  const sent = () => api.callsOf(writeToSupport).map(({ body }) => (body as { clientId: string }).clientId);
  api.answer(writeToSupport, ({ body }) => {
    view.chat = { state: 'bot', agent: null, messages: [message(1, 'member', body.text, body.clientId)] };
    return view;
  });
  show();
  await later(BOT_TYPING_MS * 2);
  expect(sent()).toEqual([sent()[0], sent()[0]]);
  expect(screen.getAllByText('Are you there?')).toHaveLength(1);
  answer();
  await later(10);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('liveChatOutbox'))).toEqual([]);
});
