// The stay of this screen: the one place that comes to the door, once for each connection to the server, and never again once it has ended.
import type { MeetingLink } from '../meeting-side.ts';

export type Ended = 'over' | 'elsewhere' | { refused: string };

type StayNeeds = {
  link: Pick<MeetingLink, 'emit'>;
  meeting: string;
  /** The door has answered: for the others this screen is `own`, as often as it comes another one. */
  onArrived(own: string): void;
  /** It is nobody for now: there is no connection to the server, or the door has not answered yet. */
  onAway(): void;
  onEnded(why: Ended): void;
};

const AGAIN_AFTER_MS = 2000;

export const makeStay = ({ link, meeting, onArrived, onAway, onEnded }: StayNeeds) => {
  let own: string | undefined;
  /** Of the times that it came, the one whose answer counts; undefined while there is no connection. */
  let turn: symbol | undefined;
  let again: number | undefined;
  let ended = false;

  const go = () => {
    window.clearTimeout(again);
    own = undefined;
    turn = undefined;
  };
  const end = (why: Ended) => {
    if (ended) return;
    ended = true;
    go();
    onEnded(why);
  };
  const come = (): void => {
    if (ended) return;
    go();
    onAway();
    const mine = Symbol('turn');
    turn = mine;
    link.emit('joinMeeting', { meeting }, (reply) => {
      if (turn !== mine) return;
      if ('peer' in reply) {
        own = reply.peer;
        onArrived(reply.peer);
      } else if (reply.code === 'fault' || reply.code === 'unavailable')
        again = window.setTimeout(come, AGAIN_AFTER_MS);
      else end({ refused: reply.message });
    });
  };

  return {
    own: () => own,
    come,
    end,

    /** The connection to the server is lost. */
    lose(): void {
      if (ended) return;
      go();
      onAway();
    },

    leave(): void {
      // Without a connection the server knows that this screen has gone.
      if (turn) link.emit('leaveMeeting', { meeting });
      ended = true;
      go();
    },
  };
};
export type Stay = ReturnType<typeof makeStay>;
