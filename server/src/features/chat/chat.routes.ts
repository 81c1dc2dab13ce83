// The calls of the chat room.

import * as calls from '@ijeuwa/contract/chat';
import type { Serve } from '#platform/http/serve.ts';
import type { ChatRoom } from './chat.room.ts';

const ok = { ok: true } as const;

export const chatRoutes = (serve: Serve, { chat }: { chat: ChatRoom }): void => {
  serve(calls.listConversations, async ({ viewer }) => chat.list(viewer));
  serve(calls.findConversation, async ({ viewer, params }) => chat.find(viewer, params.matchId));
  serve(calls.findBeginning, async ({ viewer, params }) => chat.beginning.find(viewer, params.matchId));
  serve(calls.listMessages, async ({ viewer, params, query }) =>
    chat.listMessages(viewer, params.matchId, query),
  );
  serve(calls.sendMessage, async ({ viewer, params, body }) => ({
    message: await chat.send(viewer, params.matchId, body),
  }));
  serve(calls.markRead, async ({ viewer, params, body }) =>
    chat.markRead(viewer, params.matchId, body.seq).then(() => ok),
  );
};
