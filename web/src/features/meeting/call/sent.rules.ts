// What this screen sends of sound and picture, as the others are told: what is switched off and what the line is too slow
// for look alike from there.
import { MEETING_SENT_MAX_LENGTH, MeetingSent } from '@ijeuwa/contract/meeting';
import { type Level, sendingAt } from './quality.rules.ts';

type Tracks = readonly Pick<MediaStreamTrack, 'enabled'>[];
type Filmed = { getAudioTracks(): Tracks; getVideoTracks(): Tracks };

const stateOf = (tracks: Tracks, carries: boolean): MeetingSent['sound'] => {
  if (tracks.some(({ enabled }) => !enabled)) return 'off';
  return tracks.length > 0 && !carries ? 'slow' : 'on';
};

export const sentAt = (stream: Filmed, level: Level): MeetingSent => {
  const { video, sound } = sendingAt(level);
  return {
    sound: stateOf(stream.getAudioTracks(), sound),
    picture: stateOf(stream.getVideoTracks(), video !== undefined),
  };
};

/** What another browser says; undefined where it is nothing that ours would say. */
export const readSent = (data: unknown): MeetingSent | undefined => {
  if (typeof data !== 'string' || data.length > MEETING_SENT_MAX_LENGTH) return undefined;
  try {
    return MeetingSent.safeParse(JSON.parse(data)).data;
  } catch {
    return undefined;
  }
};
