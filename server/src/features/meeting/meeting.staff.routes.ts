// The calls of the counsellor in the session room.
import * as calls from '@ijeuwa/contract/meeting';
import type { Serve } from '#platform/http/serve.ts';
import type { MeetingRoom } from './meeting.room.ts';

export const meetingStaffRoutes = (serve: Serve, meeting: MeetingRoom): void => {
  const { texts, presence, relay } = meeting;
  serve(calls.findStaffMeeting, ({ viewer, params }) => meeting.find(viewer, params.id));
  serve(calls.openStaffRelay, ({ viewer, params, body }) => relay.open(viewer, params.id, body.peer));
  serve(calls.listStaffMeetingTexts, async ({ viewer, params }) => ({
    texts: await texts.list(viewer, params.id),
  }));
  serve(calls.writeInStaffMeeting, ({ viewer, params, body }) => texts.write(viewer, params.id, body));
  serve(calls.admitToMeeting, async ({ viewer, params, body }) => {
    await presence.admit(viewer, params.id, body.peer);
    return { ok: true } as const;
  });
  serve(calls.endMeeting, async ({ viewer, params }) => {
    await presence.endForAll(viewer, params.id);
    return { ok: true } as const;
  });
};
