// The calls of staff in the live-chat room: the chats, and the ready answers as they are kept.
import * as calls from '@ijeuwa/contract/live-chat';
import type { Serve } from '#platform/http/serve.ts';
import type { LiveChatRoom } from './live-chat.room.ts';

const ok = { ok: true } as const;

export const liveChatStaffRoutes = (serve: Serve, { desk, answers }: LiveChatRoom): void => {
  serve(calls.listLiveChats, ({ viewer }) => desk.list(viewer));
  serve(calls.readLiveChat, ({ viewer, params }) => desk.read(viewer, params.id));
  serve(calls.claimLiveChat, ({ viewer, params }) => desk.claim(viewer, params.id).then(() => ok));
  serve(calls.answerLiveChat, ({ viewer, params, body }) =>
    desk.answer(viewer, params.id, body).then(() => ok),
  );
  serve(calls.noteLiveChat, ({ viewer, params, body }) => desk.note(viewer, params.id, body).then(() => ok));
  serve(calls.handOverLiveChat, ({ viewer, params, body }) =>
    desk.handOver(viewer, params.id, body.reason).then(() => ok),
  );
  serve(calls.closeLiveChat, ({ viewer, params, body }) =>
    desk.close(viewer, params.id, body.reason).then(() => ok),
  );
  serve(calls.listReadyAnswers, async () => ({ answers: await answers.listForStaff() }));
  serve(calls.listChatAnswers, async () => ({ entries: await answers.desk.list() }));
  serve(calls.addChatAnswer, async ({ viewer, body }) => ({
    entry: await answers.desk.add(viewer.staffId, body),
  }));
  serve(calls.changeChatAnswer, async ({ viewer, params, body }) => ({
    entry: await answers.desk.change(viewer.staffId, params.key, body),
  }));
  serve(calls.endChatAnswer, async ({ viewer, params, body }) => ({
    entry: await answers.desk.end(viewer.staffId, params.key, body),
  }));
};
