// Every socket event of the product: what the server tells, and what an open screen says.
import * as chat from './chat.ts';
import * as live from './live.ts';
import * as matches from './match-events.ts';
import * as meeting from './meeting.ts';
import * as notifications from './notifications.ts';
import * as work from './work.ts';

export const TOLD = [
  matches.newMatch,
  matches.matchEnded,
  chat.messageCame,
  chat.readUpTo,
  chat.theyType,
  chat.presence,
  notifications.notificationCame,
  live.changed,
  live.tooManyScreens,
  meeting.meetingMoved,
  meeting.meetingSignal,
  meeting.meetingText,
  work.workChanged,
] as const;
export const SAID = [
  chat.typing,
  chat.watchPresence,
  chat.sayMessage,
  meeting.joinMeeting,
  meeting.leaveMeeting,
  meeting.signalInMeeting,
] as const;

type To<Whom> = Extract<(typeof TOLD)[number], { to: Whom | 'both' }>;
export type ServerEvents = live.Told<To<'member'>>;
export type StaffEvents = live.Told<To<'staff'>>;
export type ClientEvents = live.Said<(typeof SAID)[number]>;
