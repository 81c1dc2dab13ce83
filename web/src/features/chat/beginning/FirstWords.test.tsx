// What stands above a conversation's first words, and for how long.
import { findBeginning, listMessages, sendMessage } from '@ijeuwa/contract/chat';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginChat, field, MATCH, message, mine, OPENERS, said, showChat, takeSent } from '../chat.fakes.tsx';
import { hear } from '../live.fakes.ts';

vi.mock('socket.io-client', () => import('../live.fakes.ts'));

let api: Awaited<ReturnType<typeof beginChat>>['api'];
let end = () => {};
beforeEach(async () => {
  ({ api, end } = await beginChat());
});
afterEach(() => end());

const common = () => screen.queryByRole('region', { name: 'You have in common' });
const openers = () => screen.queryByRole('region', { name: 'To begin with' });

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
  await screen.findByText('What you share did not load. You can still write.');
  await userEvent.type(await field(), 'Good evening');
  api.answer(findBeginning, { inCommon: [], openers: [...OPENERS] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: OPENERS[0] });
  expect((await field()).value).toBe('Good evening');
});

test('what the two share stands above the first words until both have said.written, openers for who has not', async () => {
  takeSent(api, 2);
  said.written = [message(1, 'I liked what you say of Ìbàdàn.')];
  const note = showChat();
  await screen.findByText('Both Christian');
  await userEvent.click(screen.getByRole('button', { name: OPENERS[0] }));
  await userEvent.type(await field(), '{Enter}');
  await waitFor(() => expect([common(), openers()]).toEqual([null, null]));
  note.unmount();
  said.written = [mine(1, 'I liked what you say of Ìbàdàn.')];
  showChat();
  await screen.findByText('Both Christian');
  expect(openers()).toBeNull();
  await hear('message', { matchId: MATCH, message: message(2, 'Did you?') });
  await waitFor(() => expect(common()).toBeNull());
});

test('what the two share does not stand in the middle of a long conversation', async () => {
  api.answer(listMessages, { messages: [message(40, 'Are you there?')], more: true });
  showChat();
  await screen.findByText('Are you there?');
  expect(common()).toBeNull();
  expect(api.callsOf(findBeginning)).toEqual([]);
});

test('whoever reads further up is not moved when what the two share is no longer needed', async () => {
  said.written = [mine(1, 'Good evening')];
  showChat();
  await screen.findByText('Both Christian');
  const page = document.documentElement;
  const tall = vi.spyOn(page, 'scrollHeight', 'get').mockReturnValue(5000);
  act(() => void window.dispatchEvent(new Event('resize')));
  page.scrollTop = 0;
  act(() => void window.dispatchEvent(new Event('scroll')));
  await hear('message', { matchId: MATCH, message: message(2, 'And to you.') });
  const pill = await screen.findByRole('button', { name: '1 new message' });
  expect(common()).not.toBeNull();
  await userEvent.click(pill);
  expect(common()).toBeNull();
  tall.mockRestore();
});

test('two who are a couple are offered no first sentences', async () => {
  showChat(true);
  await screen.findByText('Nothing is written here yet. Túndé sees what you write at once.');
  expect([common(), openers(), screen.queryByText('You and Túndé like each other')]).toEqual([
    null,
    null,
    null,
  ]);
  expect(api.callsOf(findBeginning)).toEqual([]);
});
