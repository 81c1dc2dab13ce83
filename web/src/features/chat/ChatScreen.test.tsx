// A conversation on the screen, with the connection coming and going.
import {
  type Conversation,
  findBeginning,
  findConversation,
  listMessages,
  type Message,
  markRead,
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
const OPENERS = ['What would your mother ask me first?', 'What does Ikeja have that nobody talks about?'];
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
  api.answer(findConversation, ({ params }) => ({ ...CONVERSATION, matchId: params.matchId }));
  api.answer(findBeginning, { inCommon: ['Both Christian'], openers: OPENERS });
  api.answer(markRead, { ok: true });
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
  await screen.findByText('You and Túndé like each other');
  written = [message(1, 'Ẹ káàárọ̀!')];
  await hear('connect');
  await screen.findByText('Ẹ káàárọ̀!');
});

test('what was written between the asking and the first connection is there, whatever comes after it', async () => {
  closeSocket();
  live.hear.clear();
  await openSocket(ADA._id);
  showChat();
  await screen.findByText('You and Túndé like each other');
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

const field = () => screen.findByLabelText<HTMLTextAreaElement>('Write to Túndé Adéwálé');
const mine = (seq: number, text: string, sentAt?: string): Message => ({
  ...message(seq, text),
  sender: ADA._id,
  ...(sentAt ? { sentAt } : {}),
});

test('an empty conversation says what the two share; a first sentence is put in the line, and not sent', async () => {
  showChat();
  await screen.findByText('Both Christian');
  await userEvent.click(screen.getByRole('button', { name: OPENERS[0] }));
  expect((await field()).value).toBe(OPENERS[0]);
  expect(document.activeElement).toBe(await field());
  await userEvent.click(screen.getByRole('button', { name: OPENERS[1] }));
  expect((await field()).value).toBe(OPENERS[1]);
  await userEvent.type(await field(), ' I ask for a friend.');
  await userEvent.click(screen.getByRole('button', { name: OPENERS[0] }));
  expect((await field()).value).toBe(`${OPENERS[1]} I ask for a friend.\n${OPENERS[0]}`);
  expect(api.callsOf(sendMessage)).toEqual([]);
});

test('where what they share does not come, one can write all the same, and ask again', async () => {
  api.refuse(findBeginning, 'fault', 'Something went wrong');
  showChat();
  await screen.findByText('What you share did not load. You can write all the same.');
  await userEvent.type(await field(), 'Good evening');
  api.answer(findBeginning, { inCommon: [], openers: OPENERS });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: OPENERS[0] });
  expect((await field()).value).toBe('Good evening');
});

test('each message has its time and each day its line; the last that was read says when', async () => {
  const now = Date.now();
  const yesterday = new Date(now - 24 * 3_600_000).toISOString();
  written = [mine(1, 'Good evening', yesterday), mine(2, 'Are you there?')];
  showChat();
  const log = await screen.findByRole('log');
  await within(log).findByText('Good evening');
  expect(within(log).getByRole('region', { name: 'Yesterday' }).textContent).toContain('Good evening');
  expect(within(log).getByRole('region', { name: 'Today' }).textContent).toContain('Are you there?');
  expect(within(log).getAllByRole('time')).toHaveLength(2);
  expect(within(log).queryByText(/^Read/)).toBeNull();
  const at = new Date(now).toISOString();
  await hear('read', { matchId: MATCH, member: TUNDE, seq: 2, at });
  const [, second] = within(log).getAllByRole('listitem');
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Africa/Lagos' }).format(now);
  await within(second!).findByText(`Read ${time}`);
});

test('the line above says what was looked at and when, and leads to the profile', async () => {
  api.answer(findConversation, {
    ...CONVERSATION,
    person: { ...CONVERSATION.person, checkedOn: '2026-10-14' },
  });
  showChat();
  await screen.findByText('Photos checked, Oct 2026');
  const link = screen.getByRole('link', { name: 'Túndé Adéwálé' });
  expect(link.getAttribute('href')).toBe(`/people/${TUNDE}`);
});

test('what is too long is said, and neither cut nor sent', async () => {
  showChat();
  const long = 'x'.repeat(2034);
  await userEvent.click(await field());
  await userEvent.paste(long);
  await screen.findByText(/^This is 34 too long/);
  await userEvent.keyboard('{Enter}');
  expect((await field()).value).toBe(long);
  expect(api.callsOf(sendMessage)).toEqual([]);
});

test('while one reads further up, what comes is counted and not marked as read, and one tap leads to it', async () => {
  written = [message(1, 'Good evening')];
  showChat();
  await screen.findByText('Good evening');
  await waitFor(() => expect(api.callsOf(markRead)).toHaveLength(1));
  const page = document.documentElement;
  const tall = vi.spyOn(page, 'scrollHeight', 'get').mockReturnValue(5000);
  act(() => void window.dispatchEvent(new Event('resize')));
  page.scrollTop = 0;
  act(() => void window.dispatchEvent(new Event('scroll')));
  await hear('message', { matchId: MATCH, message: message(2, 'one') });
  await screen.findByRole('button', { name: '1 new message' });
  await hear('message', { matchId: MATCH, message: message(3, 'two') });
  const pill = await screen.findByRole('button', { name: '2 new messages' });
  expect(api.callsOf(markRead)).toHaveLength(1);
  await userEvent.click(pill);
  expect(screen.queryByRole('button', { name: /new message/ })).toBeNull();
  expect(page.scrollTop).toBe(5000);
  await waitFor(() => expect(api.callsOf(markRead).at(-1)?.body).toEqual({ seq: 3 }));
  tall.mockRestore();
});

test('what one sends oneself is followed, though the line that was full of it scrolls as it empties', async () => {
  written = [message(1, 'Good evening')];
  api.answer(sendMessage, ({ body }) => ({
    message: { ...message(2, body.text), ...body, sender: ADA._id },
  }));
  showChat();
  await screen.findByText('Good evening');
  const page = document.documentElement;
  const tall = vi.spyOn(page, 'scrollHeight', 'get').mockReturnValue(1000);
  page.scrollTop = 1000;
  act(() => void window.dispatchEvent(new Event('scroll')));
  await userEvent.type(await field(), 'Long, long{Enter}');
  // The browser tells of what scrolled before it tells of what grew.
  tall.mockReturnValue(1400);
  act(() => void screen.getByRole('textbox').dispatchEvent(new Event('scroll')));
  act(() => void window.dispatchEvent(new Event('scroll')));
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(page.scrollTop).toBe(1400);
  // Whoever scrolls up by hand stays there, whatever comes.
  page.scrollTop = 100;
  act(() => void window.dispatchEvent(new Event('scroll')));
  tall.mockReturnValue(1800);
  act(() => void window.dispatchEvent(new Event('scroll')));
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(page.scrollTop).toBe(100);
  tall.mockRestore();
});
