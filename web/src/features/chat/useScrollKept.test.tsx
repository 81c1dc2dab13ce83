// Where the reader of a conversation is while it grows.
import { markRead } from '@ijeuwa/contract/chat';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginChat, field, MATCH, message, said, showChat, takeSent } from './chat.fakes.tsx';
import { hear } from './live.fakes.ts';

vi.mock('socket.io-client', () => import('./live.fakes.ts'));

let api: Awaited<ReturnType<typeof beginChat>>['api'];
let end = () => {};
beforeEach(async () => {
  ({ api, end } = await beginChat());
});
afterEach(() => end());

test('while one reads further up, what comes is counted and not marked as read, and one tap leads to it', async () => {
  said.written = [message(1, 'Good evening')];
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
  said.written = [message(1, 'Good evening')];
  takeSent(api, 2);
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

test('whoever scrolls up in the moment in which what they wrote is confirmed stays where they read', async () => {
  said.written = [message(1, 'Good evening')];
  takeSent(api, 2);
  showChat();
  await screen.findByText('Good evening');
  const page = document.documentElement;
  const tall = vi.spyOn(page, 'scrollHeight', 'get').mockReturnValue(1000);
  page.scrollTop = 1000;
  act(() => void window.dispatchEvent(new Event('scroll')));
  await userEvent.type(await field(), 'Long, long{Enter}');
  tall.mockReturnValue(1400);
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(page.scrollTop).toBe(1400);
  // What was on its way is drawn anew, and lower, before anything tells that the page has scrolled.
  tall.mockReturnValue(1380);
  page.scrollTop = 100;
  act(() => void window.dispatchEvent(new Event('scroll')));
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(page.scrollTop).toBe(100);
  tall.mockRestore();
});
