// The calls of members in the session room.
import * as calls from '@ijeuwa/contract/meeting';
import type { Serve } from '#platform/http/serve.ts';
import type { MeetingRoom } from './meeting.room.ts';

export const meetingRoutes = (serve: Serve, meeting: MeetingRoom): void => {
  const { texts, relay } = meeting;
  serve(calls.findMeeting, ({ viewer, params }) => meeting.find(viewer, params.id));
  serve(calls.openRelay, ({ viewer, params, body }) => relay.open(viewer, params.id, body.peer));
  serve(calls.listMeetingTexts, async ({ viewer, params }) => ({
    texts: await texts.list(viewer, params.id),
  }));
  serve(calls.writeInMeeting, ({ viewer, params, body }) => texts.write(viewer, params.id, body));
};
