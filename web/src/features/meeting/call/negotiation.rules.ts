// Who gives way when both sides describe themselves at once, so that the two never wait for each other.
import type { MeetingRole } from '@ijeuwa/contract/meeting';

/** The later one gives way to the earlier. */
const ORDER: readonly MeetingRole[] = ['counsellor', 'member', 'partner'];
export const isPolite = (own: MeetingRole, theirs: MeetingRole): boolean =>
  ORDER.indexOf(own) > ORDER.indexOf(theirs);

type Standing = {
  polite: boolean;
  /** An offer of ours is being made. */
  makingOffer: boolean;
  signalingState: RTCSignalingState;
};
/** `ignore`: ours stands, and they take theirs back. */
export const whatToDo = (type: RTCSdpType, standing: Standing): 'take' | 'ignore' => {
  const { polite, makingOffer, signalingState } = standing;
  const collides = type === 'offer' && (makingOffer || signalingState !== 'stable');
  if (type === 'answer' && signalingState !== 'have-local-offer') return 'ignore';
  return collides && !polite ? 'ignore' : 'take';
};

/** A connection that has been gone for so long looks for another way. */
export const RESTART_AFTER_MS = 3000;
export const CANDIDATES_EVERY_MS = 200;
/** An offer that is not answered for so long is made again. */
export const UNANSWERED_AFTER_MS = 4000;
/** A connection that takes longer looks for another way, again and again. */
export const CONNECTS_WITHIN_MS = 10_000;
