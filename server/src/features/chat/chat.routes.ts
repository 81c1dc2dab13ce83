// The calls of the chat room.

import * as calls from '@ijeuwa/contract/chat';
import { notFound } from '#platform/app-error.ts';
import type { Serve } from '#platform/http/serve.ts';
import type { FindPerson } from './beginning/beginning.service.ts';
import type { ChatRoom } from './chat.room.ts';

const ok = { ok: true } as const;

export const chatRoutes = (
  serve: Serve,
  { chat, findPerson }: { chat: ChatRoom; findPerson: FindPerson },
): void => {
  serve.reading(calls.listConversations, {
    read: chat.readAll,
    values: () => ({}),
    answer: ({ viewer, rows }) => ({ conversations: chat.present(viewer, rows) }),
  });
  serve.reading(calls.findConversation, {
    read: chat.readOne,
    values: ({ params }) => params,
    answer({ viewer, rows }) {
      const [found] = chat.present(viewer, rows);
      if (!found) throw notFound('This conversation');
      return found;
    },
  });
  serve(calls.findBeginning, async ({ viewer, params }) =>
    chat.beginning.find(viewer, params.matchId, findPerson),
  );
  serve(calls.findQuoted, async ({ viewer, params }) => chat.beginning.findQuoted(viewer, params.matchId));
  serve(calls.listMessages, async ({ viewer, params, query }) =>
    chat.listMessages(viewer, params.matchId, query),
  );
  serve.writing(calls.sendMessage, {
    deed: chat.sending,
    values: ({ params, body }) => ({ ...params, ...body }),
    answer: async ({ viewer, values, rows: [row] }) => ({ message: await chat.sent(viewer, values, row) }),
  });
  serve(calls.markRead, async ({ viewer, params, body }) =>
    chat.markRead(viewer, params.matchId, body.seq).then(() => ok),
  );
};
