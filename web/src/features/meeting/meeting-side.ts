// From which side somebody comes into the room: as a member, or as the counsellor. What differs stands here.

import type { ClientEvents, ServerEvents } from '@ijeuwa/contract/live-events';
import * as calls from '@ijeuwa/contract/meeting';
import { getSocket, useConnected, useConnection, useLive } from '#platform/socket.ts';

type MeetingEvents = Pick<ServerEvents, 'meetingMoved' | 'meetingSignal' | 'meetingText'>;
type MeetingSaid = Pick<ClientEvents, 'joinMeeting' | 'leaveMeeting' | 'signalInMeeting'>;

/** What the room needs of the connection to the server. */
export type MeetingLink = {
  emit<E extends keyof MeetingSaid>(event: E, ...said: Parameters<MeetingSaid[E]>): void;
  useEvent<E extends keyof MeetingEvents>(event: E, hear: MeetingEvents[E]): void;
  useConnected(hear: () => void): void;
  /** Each connection once, one that stands already too, and each loss. */
  useConnection(hear: (isThere: boolean) => void): void;
};
export type MeetingSide = {
  link: MeetingLink;
  find: typeof calls.findMeeting | typeof calls.findStaffMeeting;
  relay: typeof calls.openRelay | typeof calls.openStaffRelay;
  texts: typeof calls.listMeetingTexts | typeof calls.listStaffMeetingTexts;
  write: typeof calls.writeInMeeting | typeof calls.writeInStaffMeeting;
  /** Where the way out leads. */
  back: string;
};

export const memberSide = (back: string): MeetingSide => ({
  link: {
    emit: (event, ...said) => void getSocket().emit(event, ...(said as never)),
    useEvent: useLive as MeetingLink['useEvent'],
    useConnected,
    useConnection,
  },
  find: calls.findMeeting,
  relay: calls.openRelay,
  texts: calls.listMeetingTexts,
  write: calls.writeInMeeting,
  back,
});

export const counsellorSide = (link: MeetingLink, back: string): MeetingSide => ({
  link,
  find: calls.findStaffMeeting,
  relay: calls.openStaffRelay,
  texts: calls.listStaffMeetingTexts,
  write: calls.writeInStaffMeeting,
  back,
});
