// A conversation on the screen, with the connection coming and going.
import {
  type Conversation,
  findConversation,
  listMessages,
  type Message,
  sendMessage,
} from '@ijeuwa/contract/chat';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeSocket, openSocket } from '#platform/socket.ts';
import { ADA, fakeApi, showScreen } from '#test/fake-api.tsx';
import { ChatScreen } from './ChatScreen.tsx';
import { openOutbox } from './outbox.ts';

const live = vi.hoisted(() => ({ hear: new Map<string, Set<(event?: unknown) => void>>() }));
vi.mock('socket.io-client', () => {
  const on = (event: string, hear: () => void) =>
    live.hear.set(event, (live.hear.get(event) ?? new Set()).add(hear));
  const off = (event: string, hear: () => void) => live.hear.get(event)?.delete(hear);
  return { io: () => ({ on, off, emit: vi.fn(), close: vi.fn() }) };
});
const hear = (event: string, what?: unknown) =>
  act(async () => live.hear.get(event)?.forEach((tell) => void tell(what)));

const MATCH = '01900000-0000-7000-8000-0000000000c1';
const TUNDE = '01900000-0000-7000-8000-0000000000b1';
const CONVERSATION: Conversation = {
  matchId: MATCH,
  person: { _id: TUNDE, name: 'Túndé Adéwálé', image: null, demonstration: false, checkedOn: null },
  since: '2026-11-24T08:31:00.000Z',
  last: null,
  unread: 0,
  myReadSeq: 0,
  theirReadSeq: 0,
  theirReadAt: null,
};
const message = (seq: number, text: string): Message => ({
  seq,
  clientId: `01900000-0000-7000-8000-0000000001${String(seq).padStart(2, '0')}`,
  sender: TUNDE,
  text,
  sentAt: new Date().toISOString(),
});

let written: Message[] = [];
let api: ReturnType<typeof fakeApi>;
let closeOutbox = () => {};
beforeEach(async () => {
  localStorage.clear();
  closeOutbox = openOutbox(ADA._id);
  written = [];
  live.hear.clear();
  api = fakeApi();
  api.answer(findConversation, CONVERSATION);
  api.answer(listMessages, ({ query }) => ({
    messages: written.filter(({ seq }) => seq > Number(query.after ?? 0)),
    more: false,
  }));
  await openSocket(ADA._id);
  await hear('connect');
});
afterEach(() => {
  cleanup();
  closeOutbox();
  closeSocket();
});

const showChat = () =>
  showScreen(<ChatScreen actions={() => null} />, { at: `/chat/${MATCH}`, path: '/chat/:matchId' });

test('the first message of all, written while the connection was gone, is there when it is back', async () => {
  showChat();
  await screen.findByText(/Say something only you would say/);
  written = [message(1, 'Ẹ káàárọ̀!')];
  await hear('connect');
  await screen.findByText('Ẹ káàárọ̀!');
});

test('what was written between the asking and the first connection is there, whatever comes after it', async () => {
  closeSocket();
  live.hear.clear();
  await openSocket(ADA._id);
  showChat();
  await screen.findByText(/Say something only you would say/);
  written = [message(1, 'Are you there?'), message(2, 'I am.')];
  await hear('message', { matchId: MATCH, message: message(2, 'I am.') });
  await screen.findByText('Are you there?');
  written = [...written, message(3, 'Still?')];
  await hear('connect');
  await screen.findByText('Still?');
});

test('messages that did not come are asked for again when the connection is back', async () => {
  api.refuse(listMessages, 'fault', 'Something went wrong');
  showChat();
  await screen.findByRole('button', { name: 'Try again' });
  written = [message(1, 'Good evening')];
  api.answer(listMessages, () => ({ messages: written, more: false }));
  await hear('connect');
  await screen.findByText('Good evening');
});

test('a message that arrives while the others are asked for is not lost', async () => {
  let come = () => {};
  const coming = new Promise<void>((done) => {
    come = done;
  });
  api.answer(listMessages, async () => {
    await coming;
    return { messages: [message(1, 'one')], more: false };
  });
  showChat();
  await vi.waitFor(() => expect(api.callsOf(listMessages)).toHaveLength(1));
  await hear('message', { matchId: MATCH, message: message(2, 'two') });
  await act(async () => come());
  await screen.findByText('one');
  await screen.findByText('two');
});

test('a message that is refused says why, and is tried again or removed by hand', async () => {
  api.refuse(sendMessage, 'email_not_verified', 'Please confirm your e-mail first.');
  showChat();
  const field = await screen.findByLabelText('Write to Túndé Adéwálé');
  for (const text of ['Good evening', 'Are you there?']) await userEvent.type(field, `${text}{Enter}`);
  const marked = () => screen.queryAllByText('Not sent. Please confirm your e-mail first.');
  await waitFor(() => expect(marked()).toHaveLength(2));
  const [first, second] = screen.getAllByRole('listitem');
  await userEvent.click(within(second!).getByRole('button', { name: 'Remove' }));
  expect(screen.queryByText('Are you there?')).toBeNull();
  api.answer(sendMessage, ({ body }) => ({
    message: { ...message(1, body.text), ...body, sender: ADA._id },
  }));
  await userEvent.click(within(first!).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(marked()).toHaveLength(0));
  await screen.findByText('Good evening');
  expect(api.callsOf(sendMessage).map(({ body }) => (body as { text: string }).text)).toEqual([
    'Good evening',
    'Are you there?',
    'Good evening',
  ]);
});

test('what is being written is still there after a reload, in its own conversation, until it is sent', async () => {
  api.answer(sendMessage, ({ body }) => ({
    message: { ...message(1, body.text), ...body, sender: ADA._id },
  }));
  const field = () => screen.findByLabelText<HTMLTextAreaElement>('Write to Túndé Adéwálé');
  const first = showChat();
  await userEvent.type(await field(), 'Good eve');
  first.unmount();
  const second = showChat();
  expect((await field()).value).toBe('Good eve');
  second.unmount();
  const elsewhere = showScreen(<ChatScreen actions={() => null} />, {
    at: `/chat/${TUNDE}`,
    path: '/chat/:matchId',
  });
  expect((await field()).value).toBe('');
  elsewhere.unmount();
  showChat();
  await userEvent.type(await field(), 'ning{Enter}');
  await screen.findByText('Good evening');
  cleanup();
  showChat();
  expect((await field()).value).toBe('');
});
