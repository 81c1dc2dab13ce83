// Where an appointment is held, as mails and calendars say it: at the address of its session room, by video or by telephone. Nothing in it says what it is about.
import { MEETING_OPENS_BEFORE_MINUTES } from '@ijeuwa/contract/meeting';

export type Door = { address: string; byVideo: boolean };
export type DoorsNeeds = {
  publicUrl: string;
  /** Whether pictures and sound can be carried; else it is the telephone. */
  byVideo: boolean;
};

export const makeDoors = ({ publicUrl, byVideo }: DoorsNeeds) => ({
  toMember: (id: string): Door => ({ address: `${publicUrl}/session/${id}`, byVideo }),
  toCounsellor: (id: string): Door => ({ address: `${publicUrl}/staff/session/${id}`, byVideo }),
});
export type Doors = ReturnType<typeof makeDoors>;

/** Beside its address. */
export const whereWords = ({ byVideo }: Door): string =>
  byVideo
    ? `By video, in your browser. It opens ${MEETING_OPENS_BEFORE_MINUTES} minutes before`
    : 'By telephone. Who rings which number stands here';
