// The session of this screen, for as long as it stands: comes to the door, follows who is there, and leaves at the end.
import type { MeetingRole } from '@ijeuwa/contract/meeting';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call as ask } from '#platform/api.ts';
import type { MeetingSide } from '../meeting-side.ts';
import { type Call, type CallState, makeCall, NOT_YET } from './call.ts';
import type { Level } from './quality.rules.ts';
import { makeSignalsOut } from './signals-out.ts';
import { type Ended, makeStay, type Stay } from './stay.ts';

type UseCall = {
  side: MeetingSide;
  id: string;
  role: MeetingRole;
  stream: MediaStream | undefined;
  level: Level;
};

export const useCall = ({ side, id, role, stream, level }: UseCall) => {
  const [state, setState] = useState<CallState>({ ...NOT_YET, level });
  const [ended, setEnded] = useState<Ended>();
  const here = useRef<{ call: Call; stay: Stay }>(undefined);
  const { link, relay } = side;

  useEffect(() => {
    const stay = makeStay({
      link,
      meeting: id,
      onArrived: (own) => call.arrive(own),
      onAway: () => call.away(),
      onEnded(why) {
        call.end();
        setEnded(why);
      },
    });
    const out = makeSignalsOut(link, id, stay.own);
    const call = makeCall({
      role,
      findServers: (peer) => ask(relay, { params: { id }, body: { peer } }),
      stream,
      level,
      send: out.send,
      onState: setState,
      onError: (error) => console.warn(error),
    });
    here.current = { call, stay };
    // Journeys look at what the connections carry.
    (window as { ijeuwaCall?: Call }).ijeuwaCall = call;
    return () => {
      out.end();
      call.end();
      stay.leave();
      here.current = undefined;
    };
  }, [link, relay, id, role, stream, level]);

  // After the effect that makes what comes: it stands by then.
  link.useConnection(
    useCallback((isThere: boolean) => (isThere ? here.current?.stay.come() : here.current?.stay.lose()), []),
  );
  link.useEvent(
    'meetingMoved',
    useCallback(
      ({ meeting, open, people }) => {
        if (meeting !== id || !here.current) return;
        const { call, stay } = here.current;
        call.follow(people);
        if (!open) return stay.end('over');
        const own = stay.own();
        if (!own || people.some(({ _id }) => _id === own)) return;
        // What was told a moment too late is not believed without asking.
        void ask(side.find, { params: { id } })
          .then((found) => {
            const gone = stay.own() === own && !found.people.some(({ _id }) => _id === own);
            if (gone) stay.end(found.state === 'open' ? 'elsewhere' : 'over');
          })
          .catch((error) => console.warn(error));
      },
      [id, side],
    ),
  );
  link.useEvent(
    'meetingSignal',
    useCallback((signal) => void (signal.meeting === id && here.current?.call.hear(signal)), [id]),
  );

  return {
    state,
    ended,
    tryAsChosen: useCallback(() => here.current?.call.tryAsChosen(), []),
    switched: useCallback(() => here.current?.call.switched(), []),
    /** As another screen: every connection is made anew. */
    comeAgain: useCallback(() => here.current?.stay.come(), []),
  };
};
