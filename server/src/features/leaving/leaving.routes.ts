// The calls of the leaving room.
import * as calls from '@ijeuwa/contract/leaving';
import type { Cookies } from '#platform/http/cookies.ts';
import type { Serve } from '#platform/http/serve.ts';
import { MEMBER_COOKIE } from '#platform/http/viewer.ts';
import { sendPrivateFile } from '#platform/private-files/send-private-file.ts';
import type { Leaving } from './leaving.room.ts';

export const leavingRoutes = (serve: Serve, { copies, erasures }: Leaving, cookies: Cookies): void => {
  serve(calls.findLeaving, async ({ viewer: { memberId } }) => ({
    copy: await copies.find(memberId),
    lost: await erasures.findLost(memberId),
  }));
  serve(calls.askCopy, async ({ viewer, body }) => ({ copy: await copies.ask(viewer, body.proof) }));
  serve(calls.openCopy, ({ viewer, body }) => copies.addressFor(viewer, body.proof));
  serve(calls.fetchCopy, async ({ viewer, query, reply }) =>
    sendPrivateFile(reply, await copies.open(viewer, query.k ?? ''), {
      what: 'This copy',
      filename: calls.COPY_NAME,
    }),
  );
  serve(calls.deleteAccount, async ({ viewer, body, reply }) => {
    const answer = await erasures.ask(viewer, body.proof);
    cookies.clear(reply, MEMBER_COOKIE);
    return answer;
  });
  serve(calls.returnToAccount, async ({ viewer }) => {
    await erasures.comeBack(viewer);
    return { ok: true } as const;
  });
};
