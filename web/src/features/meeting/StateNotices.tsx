// What is not as it was chosen, for as long as it is so: the connection to us, the way to the others, and what the network carries.
import type { Meeting } from '@ijeuwa/contract/meeting';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { CallState } from './call/call.ts';
import type { Level } from './call/quality.rules.ts';
import { TelephoneNotice } from './RoomNotices.tsx';

const SLOWER: Record<Level, string> = {
  // Whoever chose less sees it only after it was tried again by hand.
  video: '',
  small: 'Your network is slow, so the pictures are smaller for now.',
  sound:
    'Your network is too slow for pictures. You still hear each other. Pictures come back by themselves.',
  text: 'Your network is too slow for sound. Please write: sound comes back by itself.',
};

export const hasStateNotice = ({ standing, outOfReach, level }: CallState, first: Level): boolean =>
  standing === 'away' || outOfReach || level !== first;

type StateNoticesProps = {
  meeting: Meeting;
  state: CallState;
  /** As it was chosen. */
  first: Level;
  onBefore: () => void;
  onAgain: () => void;
};

export function StateNotices({ meeting, state, first, onBefore, onAgain }: StateNoticesProps) {
  const { standing, outOfReach, level } = state;
  // One at a time: the one that the others come of.
  if (standing === 'away')
    return (
      <Notice tone="warning" className="m-2">
        Your connection is lost. We look for it, and bring you back by ourselves.
      </Notice>
    );
  if (outOfReach)
    return (
      <>
        <Notice
          tone="warning"
          className="m-2"
          action={
            <Button size="sm" variant="secondary" onClick={onAgain}>
              Try again
            </Button>
          }
        >
          We do not reach the others. Please write, go on by telephone, or try again.
        </Notice>
        <TelephoneNotice meeting={meeting} className="m-2" />
      </>
    );
  if (level === first) return null;
  return (
    <Notice
      tone="warning"
      className="m-2"
      action={
        <Button size="sm" variant="secondary" onClick={onBefore}>
          Try again as before
        </Button>
      }
    >
      {SLOWER[level]}
    </Notice>
  );
}
