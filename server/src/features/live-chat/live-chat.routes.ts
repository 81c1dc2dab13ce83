// The member’s calls of the live-chat room.
import * as calls from '@ijeuwa/contract/live-chat';
import type { Serve } from '#platform/http/serve.ts';
import type { LiveChatRoom } from './live-chat.room.ts';

export const liveChatRoutes = (serve: Serve, { chat }: LiveChatRoom): void => {
  serve(calls.findLiveChat, ({ viewer }) => chat.view(viewer));
  serve(calls.writeToSupport, ({ viewer, body }) => chat.write(viewer, body));
  serve(calls.askForPerson, ({ viewer }) => chat.askForPerson(viewer));
  serve(calls.seeLiveChat, ({ viewer, body }) =>
    chat.see(viewer, body.seq).then(() => ({ ok: true }) as const),
  );
  serve(calls.endLiveChat, ({ viewer }) => chat.end(viewer));
};
