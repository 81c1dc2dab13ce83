// Àdùkẹ́ and Túndé: a conversation on the screen, and what a test says was written in it.
import {
  type Conversation,
  findBeginning,
  findConversation,
  listMessages,
  type Message,
  markRead,
  sendMessage,
} from '@ijeuwa/contract/chat';
import { cleanup, screen } from '@testing-library/react';
import { closeSocket, openSocket } from '#platform/socket.ts';
import { ADA, fakeApi, showScreen } from '#test/fake-api.tsx';
import { ChatScreen } from './ChatScreen.tsx';
import { forgetHearers, hear } from './live.fakes.ts';
import { openOutbox } from './outbox.ts';

export const MATCH = '01900000-0000-7000-8000-0000000000c1';
export const TUNDE = '01900000-0000-7000-8000-0000000000b1';
export const OPENERS = [
  'What would your mother ask me first?',
  'What does Ikeja have that nobody talks about?',
] as const;
export const CONVERSATION: Conversation = {
  matchId: MATCH,
  person: {
    _id: TUNDE,
    name: 'Túndé Adéwálé',
    image: null,
    likeness: 'man',
    demonstration: false,
    checkedOn: null,
  },
  since: '2026-11-24T08:31:00.000Z',
  last: null,
  unread: 0,
  myReadSeq: 0,
  theirReadSeq: 0,
  theirReadAt: null,
};
export const message = (seq: number, text: string): Message => ({
  seq,
  clientId: `01900000-0000-7000-8000-0000000001${String(seq).padStart(2, '0')}`,
  sender: TUNDE,
  text,
  sentAt: new Date().toISOString(),
});
export const mine = (seq: number, text: string, sentAt?: string): Message => ({
  ...message(seq, text),
  sender: ADA._id,
  ...(sentAt ? { sentAt } : {}),
});

/** What the server keeps, in the order of its numbers. */
export const said: { written: Message[] } = { written: [] };

type Api = ReturnType<typeof fakeApi>;

/** For beforeEach: a member with a connection, and a server that has nothing written yet. */
export const beginChat = async (): Promise<{ api: Api; end: () => void }> => {
  localStorage.clear();
  const closeOutbox = openOutbox(ADA._id);
  said.written = [];
  forgetHearers();
  const api = fakeApi();
  api.answer(findConversation, ({ params }) => ({ ...CONVERSATION, matchId: params.matchId }));
  api.answer(findBeginning, { inCommon: ['Both Christian'], openers: [...OPENERS] });
  api.answer(markRead, { ok: true });
  api.answer(listMessages, ({ query }) => ({
    messages: said.written.filter(({ seq }) => seq > Number(query.after ?? 0)),
    more: false,
  }));
  await openSocket(ADA._id);
  await hear('connect');
  const end = () => {
    cleanup();
    closeOutbox();
    closeSocket();
  };
  return { api, end };
};

/** From now on what is sent is taken, under this number. */
export const takeSent = (api: Api, seq: number): void =>
  api.answer(sendMessage, ({ body }) => ({ message: { ...mine(seq, body.text), ...body } }));

export const showChat = (areOrWereCouple = false) =>
  showScreen(<ChatScreen actions={() => null} areOrWereCouple={areOrWereCouple} />, {
    at: `/chat/${MATCH}`,
    path: '/chat/:matchId',
  });

export const field = () => screen.findByLabelText<HTMLTextAreaElement>('Write to Túndé Adéwálé');
