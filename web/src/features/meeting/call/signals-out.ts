// What this screen says of how it is reached, one after the other; what the server has no room for now is said again.
import type { MeetingSignal } from '@ijeuwa/contract/meeting';
import type { MeetingLink } from '../meeting-side.ts';
import type { Said } from './peer.ts';

const AGAIN_AFTER_MS = 1000;
const GIVES_UP_AFTER_MS = 5000;

export const makeSignalsOut = (link: MeetingLink, meeting: string, own: () => string | undefined) => {
  let turn: Promise<void> = Promise.resolve();
  let ended = false;
  const say = (signal: MeetingSignal) =>
    new Promise<boolean>((heard) => {
      const late = window.setTimeout(() => heard(false), GIVES_UP_AFTER_MS);
      link.emit('signalInMeeting', signal as never, (reply) => {
        window.clearTimeout(late);
        heard(!('code' in reply) || reply.code !== 'too_many');
      });
    });
  return {
    send(to: string, said: Said): void {
      turn = turn.then(async () => {
        for (let tries = 0; tries < 3 && !ended; tries += 1) {
          const from = own();
          if (!from || (await say({ meeting, from, to, ...said }))) return;
          await new Promise((go) => window.setTimeout(go, AGAIN_AFTER_MS));
        }
      });
    },
    end: () => {
      ended = true;
    },
  };
};
