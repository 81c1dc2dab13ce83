// The list of conversations alone and beside the one that is open.
import {
  type Conversation,
  findConversation,
  listConversations,
  listMessages,
  type Message,
} from '@ijeuwa/contract/chat';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useParams } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#platform/queries.ts';
import { signedInAs } from '#platform/session.ts';
import { ADA, fakeApi } from '#test/fake-api.tsx';
import { ChatScreen } from '../ChatScreen.tsx';
import { useTwoPanes } from '../panes.ts';
import MessagesFrame from './MessagesFrame.tsx';
import MessagesScreen from './MessagesScreen.tsx';

const id = (last: number) => `01900000-0000-7000-8000-0000000000${last}`;
const said = (sender: string, text: string): Message => ({
  seq: 1,
  clientId: id(99),
  sender,
  text,
  sentAt: new Date().toISOString(),
});
const talk = (at: number, name: string, last: Message | null, unread = 0): Conversation => ({
  matchId: id(at),
  person: { _id: id(at + 40), name, image: null, likeness: 'man', demonstration: false, checkedOn: null },
  since: '2026-11-20T09:00:00.000Z',
  last,
  unread,
  myReadSeq: 0,
  theirReadSeq: 0,
  theirReadAt: null,
});
const CONVERSATIONS = [
  talk(11, 'Chinedu Ọkáfọ̀', said(id(51), 'My mother has asked me already.'), 1),
  talk(12, 'Terver Iorver', said(ADA._id, 'Saturday after four, then.')),
  talk(13, 'Tonye Briggs', null),
];

const room = { wide: true, change: new Set<() => void>() };
const makeWide = (wide: boolean) =>
  act(() => {
    room.wide = wide;
    for (const tell of room.change) tell();
  });
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  room.wide = true;
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query.includes('min-width') && room.wide;
    },
    addEventListener: (_: string, tell: () => void) => room.change.add(tell),
    removeEventListener: (_: string, tell: () => void) => room.change.delete(tell),
  }));
  api = fakeApi();
  api.answer(listConversations, { conversations: CONVERSATIONS });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Chat = () => {
  const { matchId } = useParams();
  return (
    <p>
      Open: {matchId} {useTwoPanes() ? 'beside the list' : 'alone'} <input aria-label="Draft" />
    </p>
  );
};
const show = (at: string, chat = <Chat />) => {
  queryClient.clear();
  signedInAs(ADA);
  const router = createMemoryRouter(
    [
      {
        element: <MessagesFrame />,
        children: [
          { path: '/messages', element: <MessagesScreen /> },
          { path: '/chat/:matchId', element: chat },
        ],
      },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [at] },
  );
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
};
const links = async () => {
  await screen.findAllByRole('link', { name: /Chinedu/ });
  return screen.getAllByRole('link').filter((one) => one.getAttribute('href')?.startsWith('/chat/'));
};
const listed = async () => {
  const all = await links();
  return all.filter((one) => !one.closest('[aria-label="Who waits for your answer"]'));
};

test('the list says whose turn it is, what was said last, and with whom nothing was said yet', async () => {
  show('/messages');
  const texts = (await links()).map((one) => one.textContent);
  expect(texts[0]).toMatch(/Your turn · My mother has asked me already\.1 unread$/);
  expect(texts[1]).toMatch(/You: Saturday after four, then\.$/);
  expect(texts[2]).toMatch(/You like each other\. Say hello\.$/);
});

test('at a desk the list stays beside the conversation and marks the one that is open', async () => {
  const router = show('/messages');
  await screen.findByRole('heading', { name: 'One person waits for your answer' });
  await userEvent.click((await listed())[1]!);
  await screen.findByText(/beside the list/);
  expect(router.state.location.pathname).toBe(`/chat/${id(12)}`);
  const current = (await links()).map((one) => one.getAttribute('aria-current'));
  expect(current).toEqual([null, 'page', null]);
  await act(() => router.navigate(-1));
  await screen.findByRole('heading', { name: 'One person waits for your answer' });
});

test('beside the list, up to three who wait for an answer stand with what they wrote and since when', async () => {
  const waiting = [14, 15, 16, 17].map((at) => talk(at, `Emeka ${at}`, said(id(60), `Words ${at}`)));
  api.answer(listConversations, { conversations: [...CONVERSATIONS, ...waiting] });
  show('/messages');
  await screen.findByRole('heading', { name: '5 people wait for your answer' });
  const list = within(screen.getByRole('list', { name: 'Who waits for your answer' }));
  const [first, ...others] = list.getAllByRole('link');
  expect(first!.textContent).toMatch(
    /^Chinedu Ọkáfọ̀“My mother has asked me already\.”Waits since \d\d:\d\d$/,
  );
  expect(first!.getAttribute('href')).toBe(`/chat/${id(11)}`);
  expect(others).toHaveLength(2);
  screen.getByText('2 more stand in the list, marked “Your turn”.');
});

test('whoever owes nobody an answer is told how to go on', async () => {
  api.answer(listConversations, { conversations: CONVERSATIONS.slice(1) });
  show('/messages');
  await screen.findByText('Whom will you write to?');
});

test('on a phone the two are screens of their own, and what was being written outlives a turn of the device', async () => {
  makeWide(false);
  const router = show('/messages');
  await screen.findByRole('heading', { name: 'Messages' });
  await userEvent.click((await links())[0]!);
  await screen.findByText(/alone/);
  expect(screen.queryByRole('link', { name: /Terver/ })).toBeNull();
  await userEvent.type(screen.getByLabelText('Draft'), 'Good eve');
  makeWide(true);
  await screen.findByText(/beside the list/);
  expect(screen.getByLabelText<HTMLInputElement>('Draft').value).toBe('Good eve');
  makeWide(false);
  expect(screen.getByLabelText<HTMLInputElement>('Draft').value).toBe('Good eve');
  await act(() => router.navigate(-1));
  await screen.findByRole('heading', { name: 'Messages' });
});

test('a name is found without its marks, and when nobody has it the list says so', async () => {
  show('/messages');
  await links();
  const box = screen.getByRole('searchbox', { name: 'Find a name' });
  await userEvent.type(box, 'okafo');
  expect((await listed()).map((one) => one.getAttribute('href'))).toEqual([`/chat/${id(11)}`]);
  await userEvent.type(box, 'zz');
  screen.getByText('None of your matches is called “okafozz”.');
});

test('whoever writes with nobody yet is told how it begins, once, at a desk too', async () => {
  api.answer(listConversations, { conversations: [] });
  show('/messages');
  await screen.findByRole('heading', { name: 'No messages yet' });
  expect(screen.queryByText('Whom will you write to?')).toBeNull();
});

test('a list that did not come says so and comes when asked again, beside the conversation', async () => {
  api.refuse(listConversations, 'fault', 'Something went wrong');
  show(`/chat/${id(11)}`);
  await screen.findByText(/beside the list/);
  const alert = await screen.findByRole('alert');
  api.answer(listConversations, { conversations: CONVERSATIONS });
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await links()).toHaveLength(3);
});

test.each([
  ['not_found', 'This conversation is closed'],
  ['fault', 'This conversation did not load'],
] as const)(
  'beside the list, which names the screen and leads back, a conversation that is not there (%s) says so alone',
  async (code, said) => {
    api.refuse(findConversation, code, 'Something went wrong');
    api.refuse(listMessages, code, 'Something went wrong');
    show('/chat/nope', <ChatScreen actions={() => null} />);
    await screen.findByRole('heading', { name: said, level: 2 });
    const headings = screen.getAllByRole('heading', { level: 1 });
    expect(headings.map((one) => one.textContent)).toEqual(['Messages']);
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    makeWide(false);
    await screen.findByRole('heading', { name: 'Conversation', level: 1 });
    screen.getByRole('button', { name: 'Back' });
  },
);
