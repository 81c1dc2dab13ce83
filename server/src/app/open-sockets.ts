// The realtime side of the product: every room's events on one socket server, for members and for staff.
import type { FastifyInstance } from 'fastify';
import { makeHear } from '#platform/hear.ts';
import { makeHearWriting } from '#platform/hear-writing.ts';
import { makeOwnCookies } from '#platform/http/cookies.ts';
import type { FoundViewer, StaffViewer } from '#platform/http/viewer.ts';
import { openSockets, type Sockets } from '#platform/socket.ts';
import type { Pace } from '#platform/socket-bounds.ts';
import { hearChat } from '../features/chat/chat.socket.ts';
import { hearMeeting } from '../features/meeting/meeting.socket.ts';
import { gateOf } from './build-app.ts';
import type { Platform } from './platform.ts';
import type { Features } from './wire-features.ts';

export const openSocketsOf = (
  app: FastifyInstance,
  platform: Platform,
  features: Features,
  pace?: Pace,
): Sockets => {
  const members = makeHear<FoundViewer>(platform.onError);
  const staff = makeHear<StaffViewer>(platform.onError);
  const gate = gateOf(features);
  const hearWriting = makeHearWriting(members.hearUnread, { gate, limits: platform.limits });
  const { checkPresence } = hearChat(
    { hear: members.hear, hearWriting },
    { ...platform, chat: features.chat },
  );
  hearMeeting(members.hear, { ...platform, meeting: features.meeting }, ({ memberId }) => ({ memberId }));
  hearMeeting(staff.hear, { ...platform, meeting: features.meeting }, ({ staffId, roles }) =>
    roles.includes('counsellor') ? { staffId } : undefined,
  );
  const stopBeating = features.meeting.presence.startBeating();
  const sockets = openSockets(app.server, {
    gate,
    limits: platform.limits,
    origins: platform.config.origins,
    ownCookies: makeOwnCookies(platform.config.publicUrl),
    pool: platform.pool,
    onError: platform.onError,
    pace,
    members: { ...members, onSessionEnd: checkPresence },
    staff,
  });
  return {
    ...sockets,
    async close() {
      await sockets.close();
      await stopBeating();
    },
  };
};
