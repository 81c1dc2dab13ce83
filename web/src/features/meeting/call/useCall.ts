// The session of this screen, for as long as it stands: comes to the door, follows who is there, and leaves at the end.
import type { MeetingRole } from '@ijeuwa/contract/meeting';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call as ask } from '#platform/api.ts';
import type { MeetingSide } from '../meeting-side.ts';
import { type Call, type CallState, makeCall } from './call.ts';
import type { Level } from './quality.rules.ts';
import { makeSignalsOut } from './signals-out.ts';

type UseCall = {
  side: MeetingSide;
  id: string;
  role: MeetingRole;
  stream: MediaStream | undefined;
  level: Level;
};
export type Ended = 'over' | 'elsewhere' | { refused: string };

const NOBODY: CallState = { own: undefined, others: [], waiting: [], level: 'video' };

export const useCall = ({ side, id, role, stream, level }: UseCall) => {
  const [state, setState] = useState<CallState>({ ...NOBODY, level });
  const [ended, setEnded] = useState<Ended>();
  const call = useRef<Call>(undefined);
  const own = useRef<string>(undefined);
  const { link, relay } = side;

  const come = useCallback(() => {
    own.current = undefined;
    link.emit('joinMeeting', { meeting: id }, (reply) => {
      if ('code' in reply) return setEnded({ refused: reply.message });
      own.current = reply.peer;
      call.current?.arrive(reply.peer);
    });
  }, [link, id]);

  useEffect(() => {
    const out = makeSignalsOut(link, id, () => own.current);
    const made = makeCall({
      role,
      findServers: (peer) => ask(relay, { params: { id }, body: { peer } }),
      stream,
      level,
      send: out.send,
      onState: setState,
      onError: (error) => console.warn(error),
    });
    call.current = made;
    // Journeys look at what the connections carry.
    (window as { ijeuwaCall?: Call }).ijeuwaCall = made;
    try {
      come();
    } catch {
      // There is no connection yet: `useConnected` comes then.
    }
    return () => {
      out.end();
      made.end();
      call.current = undefined;
      own.current = undefined;
      try {
        link.emit('leaveMeeting', { meeting: id });
      } catch {
        // Without a connection the server knows that this screen has gone.
      }
    };
  }, [link, relay, id, role, stream, level, come]);

  link.useConnected(come);
  link.useEvent(
    'meetingMoved',
    useCallback(
      ({ meeting, open, people }) => {
        if (meeting !== id) return;
        call.current?.follow(people);
        if (!open) return setEnded('over');
        const peer = own.current;
        if (!peer || people.some(({ _id }) => _id === peer)) return;
        // What was told a moment too late is not believed without asking.
        void ask(side.find, { params: { id } }).then((found) => {
          const gone = own.current === peer && !found.people.some(({ _id }) => _id === peer);
          if (gone) setEnded(found.state === 'open' ? 'elsewhere' : 'over');
        });
      },
      [id, side],
    ),
  );
  link.useEvent(
    'meetingSignal',
    useCallback((signal) => void (signal.meeting === id && call.current?.hear(signal)), [id]),
  );

  return { state, ended, change: useCallback((to: Level) => call.current?.change(to), []) };
};
