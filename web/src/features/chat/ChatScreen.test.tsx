// A conversation on the screen, with the connection coming and going.
import { findConversation, listMessages, sendMessage } from '@ijeuwa/contract/chat';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askAgain } from '#platform/queries.ts';
import { closeSocket, openSocket } from '#platform/socket.ts';
import { ADA, showScreen } from '#test/fake-api.tsx';
import { ChatScreen } from './ChatScreen.tsx';
import {
  beginChat,
  CONVERSATION,
  field,
  MATCH,
  message,
  mine,
  said,
  showChat,
  TUNDE,
  takeSent,
} from './chat.fakes.tsx';
import { forgetHearers, hear } from './live.fakes.ts';

vi.mock('socket.io-client', () => import('./live.fakes.ts'));

let api: Awaited<ReturnType<typeof beginChat>>['api'];
let end = () => {};
beforeEach(async () => {
  ({ api, end } = await beginChat());
});
afterEach(() => {
  end();
  vi.restoreAllMocks();
});

test('the first message of all, written while the connection was gone, is there when it is back', async () => {
  showChat();
  await screen.findByText('You and Túndé like each other');
  said.written = [message(1, 'Ẹ káàárọ̀!')];
  await hear('connect');
  await screen.findByText('Ẹ káàárọ̀!');
});

test('what was written between the asking and the first connection is there, whatever comes after it', async () => {
  closeSocket();
  forgetHearers();
  await openSocket(ADA._id);
  showChat();
  await screen.findByText('You and Túndé like each other');
  said.written = [message(1, 'Are you there?'), message(2, 'I am.')];
  await hear('message', { matchId: MATCH, message: message(2, 'I am.') });
  await screen.findByText('Are you there?');
  said.written = [...said.written, message(3, 'Still?')];
  await hear('connect');
  await screen.findByText('Still?');
});

test('a first word that has not left stands below its day already, and the day is said once', async () => {
  api.refuse(sendMessage, 'unavailable', 'No connection');
  showChat();
  await screen.findByText('You and Túndé like each other');
  await userEvent.type(await field(), 'Good evening{Enter}');
  await screen.findByText('Good evening', { selector: 'ol *' });
  expect(screen.getByText('Today')).toBeTruthy();
  await hear('message', { matchId: MATCH, message: message(1, 'Ẹ káàárọ̀!') });
  await screen.findByText('Ẹ káàárọ̀!');
  expect(screen.getAllByText('Today')).toHaveLength(1);
});

test('where the other wrote on a later day, words that have not left bring no earlier day below it', async () => {
  api.refuse(sendMessage, 'unavailable', 'No connection');
  showChat();
  await screen.findByText('You and Túndé like each other');
  await userEvent.type(await field(), 'Good night{Enter}');
  await screen.findByText('Good night', { selector: 'ol *' });
  const later = new Date(Date.now() + 2 * 24 * 3600_000).toISOString();
  await hear('message', { matchId: MATCH, message: { ...message(1, 'Ẹ káàárọ̀!'), sentAt: later } });
  await screen.findByText('Ẹ káàárọ̀!');
  expect(screen.queryByText('Today')).toBeNull();
});

test('messages that did not come are asked for again when the connection is back', async () => {
  api.refuse(listMessages, 'fault', 'Something went wrong');
  showChat();
  await screen.findByRole('button', { name: 'Try again' });
  said.written = [message(1, 'Good evening')];
  api.answer(listMessages, () => ({ messages: said.written, more: false }));
  await hear('connect');
  await screen.findByText('Good evening');
});

test('opened without a line, the conversation is there when the line is back', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  said.written = [message(1, 'Good evening')];
  closeSocket();
  forgetHearers();
  await openSocket(ADA._id);
  api.goOffline();
  showChat();
  await screen.findByRole('button', { name: 'Try again' });
  api.comeOnline();
  // The messages are there first: without the person they belong to nobody.
  await hear('connect');
  await waitFor(() => expect(api.callsOf(listMessages)).toHaveLength(1));
  await screen.findByRole('button', { name: 'Try again' });
  await act(askAgain);
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
  api.refuse(sendMessage, 'email_not_verified', 'Please confirm your email first.');
  showChat();
  const field = await screen.findByLabelText('Write to Túndé Adéwálé');
  for (const text of ['Good evening', 'Are you there?']) await userEvent.type(field, `${text}{Enter}`);
  const marked = () => screen.queryAllByText('Not sent. Please confirm your email first.');
  await waitFor(() => expect(marked()).toHaveLength(2));
  const [first, second] = within(screen.getByRole('log')).getAllByRole('listitem');
  await userEvent.click(within(second!).getByRole('button', { name: 'Remove' }));
  expect(screen.queryByText('Are you there?')).toBeNull();
  takeSent(api, 1);
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
  takeSent(api, 1);
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

test('each message has its time and each day its line; the last that was read says when', async () => {
  const now = Date.now();
  const yesterday = new Date(now - 24 * 3_600_000).toISOString();
  said.written = [mine(1, 'Good evening', yesterday), mine(2, 'Are you there?')];
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
  expect((await screen.findByText(/^Photos checked/)).textContent).toBe('Photos checked, Oct 2026');
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
