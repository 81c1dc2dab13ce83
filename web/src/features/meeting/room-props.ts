// What a screen in the room is given.
import type { Meeting } from '@ijeuwa/contract/meeting';
import type { Media } from './call/media.ts';
import type { MeetingSide } from './meeting-side.ts';

export type RoomProps = {
  side: MeetingSide;
  meeting: Meeting;
  media: Media;
  onLeave: () => void;
  onOver: () => void;
};
