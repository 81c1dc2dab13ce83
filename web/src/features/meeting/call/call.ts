// The whole of a session on this screen: who is there, the connections to them, and what they carry. The screen looks at its state.
import type {
  IceServers,
  MeetingPeer,
  MeetingRole,
  MeetingSent,
  MeetingSignal,
} from '@ijeuwa/contract/meeting';
import { isPolite } from './negotiation.rules.ts';
import { connectPeer, type Peer, type PeerState, type Said } from './peer.ts';
import {
  afterSample,
  isOutOfReach,
  type Level,
  qualityOf,
  sendingAt,
  whileUnknown,
} from './quality.rules.ts';
import { makeRelayWay } from './relay-way.ts';
import { sentAt } from './sent.rules.ts';

type Connected = {
  stream?: MediaStream;
  state: PeerState;
  /** Undefined until they have said it. */
  sent?: MeetingSent;
};
export type Other = MeetingPeer & Connected;
/**
 * `coming`: the door has not answered yet. `waiting`: not let in yet. `in`: what is connected is told of each of the
 * others. `away`: it was in, and the connection to the server is looked for; pictures and sound may go on meanwhile.
 */
export type Standing = 'coming' | 'waiting' | 'in' | 'away';
export type CallState = {
  standing: Standing;
  others: readonly Other[];
  waiting: readonly MeetingPeer[];
  level: Level;
  /** Somebody is in, and none of them is reached for too long. */
  outOfReach: boolean;
};
export const NOT_YET: Omit<CallState, 'level'> = {
  standing: 'coming',
  others: [],
  waiting: [],
  outOfReach: false,
};

type CallNeeds = {
  role: MeetingRole;
  /** Answers a screen that is in, and no other. */
  findServers(own: string): Promise<IceServers>;
  stream: MediaStream | undefined;
  level: Level;
  send(to: string, said: Said): void;
  onState(state: CallState): void;
  onError(error: unknown): void;
};

const SAMPLE_EVERY_MS = 2000;
const ASKED_AGAIN_AFTER_MS = 2000;

export const makeCall = ({ role, findServers, stream, level, send, onState, onError }: CallNeeds) => {
  const connected = new Map<string, Connected & { peer: Peer }>();
  const findWay = makeRelayWay(findServers);
  /** What came before what it belongs to: this screen’s own name, or that they are in. */
  let early: MeetingSignal[] = [];
  let people: readonly MeetingPeer[] = [];
  let own: string | undefined;
  let wasIn = false;
  let quality = qualityOf(level);
  let unreachedSince: number | undefined;
  let outOfReach = false;
  let ended = false;
  let again: number | undefined;

  const standing = (): Standing => {
    const me = people.find((one) => one._id === own);
    if (me) return me.admitted ? 'in' : 'waiting';
    return wasIn ? 'away' : 'coming';
  };
  const tell = () => {
    if (ended) return;
    const others = people.filter((one) => one.role !== role);
    onState({
      standing: standing(),
      others: others
        .filter((one) => one.admitted)
        .map((one) => {
          const { stream: theirs, state = 'connecting', sent } = connected.get(one._id) ?? {};
          return { ...one, stream: theirs, state, sent };
        }),
      waiting: others.filter((one) => !one.admitted),
      level: quality.level,
      outOfReach,
    });
  };
  const look = (at: number) => {
    const states = [...connected.values()].map(({ state }) => state);
    unreachedSince = states.length > 0 && !states.includes('connected') ? (unreachedSince ?? at) : undefined;
    outOfReach = isOutOfReach(unreachedSince, at);
  };
  const closeAll = () => {
    for (const { peer } of connected.values()) peer.close();
    connected.clear();
  };

  const limit = () => {
    for (const { peer } of connected.values()) {
      void peer.limit(sendingAt(quality.level)).catch(onError);
      if (stream) peer.tell(sentAt(stream, quality.level));
    }
  };

  const connect = (id: string, theirs: MeetingRole, servers: IceServers) => {
    const one: Connected & { peer: Peer } = {
      state: 'connecting',
      peer: connectPeer({
        config: servers as RTCConfiguration,
        findConfig: async () => (own ? ((await findWay(own)) as RTCConfiguration) : undefined),
        polite: isPolite(role, theirs),
        stream,
        takes: { video: level === 'video', audio: level !== 'text' },
        send: (said) => send(id, said),
        onStream(received) {
          one.stream = received;
          tell();
        },
        onState(state) {
          one.state = state;
          look(Date.now());
          if (state === 'connected') limit();
          tell();
        },
        onSent(sent) {
          one.sent = sent;
          tell();
        },
        onError,
      }),
    };
    connected.set(id, one);
    for (const said of early.filter(({ from }) => from === id)) one.peer.hear(said);
    early = early.filter(({ from }) => from !== id);
  };

  /** Connections are to those who are in, as long as this screen is in too. */
  const wanted = (): Map<string, MeetingRole> => {
    const others = standing() === 'in' ? people.filter((one) => one.admitted && one.role !== role) : [];
    return new Map(others.map((one) => [one._id, one.role]));
  };

  /** Whoever is gone is not heard any more; the way to those who came is asked for first, and again when it is refused. */
  const follow = () => {
    window.clearTimeout(again);
    const others = wanted();
    wasIn ||= standing() === 'in';
    for (const [id, { peer }] of connected)
      if (!others.has(id)) {
        peer.close();
        connected.delete(id);
      }
    const me = own;
    if (me && [...others.keys()].some((id) => !connected.has(id)))
      findWay(me)
        .then((servers) => {
          if (ended || own !== me) return;
          for (const [id, theirs] of wanted()) if (!connected.has(id)) connect(id, theirs, servers);
        })
        .catch((error) => {
          onError(error);
          window.clearTimeout(again);
          if (!ended && own === me) again = window.setTimeout(follow, ASKED_AGAIN_AFTER_MS);
        });
    look(Date.now());
    tell();
  };

  const timer = window.setInterval(async () => {
    const measured = await Promise.all(
      [...connected.values()]
        .filter(({ state }) => state === 'connected')
        .map(({ peer }) => peer.measure(Date.now())),
    ).catch(() => []);
    // The worst of them: what is sent is the same for all.
    const [before, wasOut] = [quality.level, outOfReach];
    const bits = measured.flatMap(({ kbits }) => kbits ?? []);
    const losses = measured.flatMap(({ loss }) => loss ?? []);
    if (measured.length > 0)
      quality = afterSample(quality, {
        at: Date.now(),
        loss: losses.length > 0 ? Math.max(...losses) : undefined,
        kbits: bits.length > 0 ? Math.min(...bits) : undefined,
      });
    else quality = whileUnknown(quality, Date.now());
    look(Date.now());
    limit();
    if (quality.level !== before || outOfReach !== wasOut) tell();
  }, SAMPLE_EVERY_MS);

  return {
    follow(now: readonly MeetingPeer[]): void {
      people = now;
      follow();
    },

    /** The door has named this screen: of the others none knows it by another name. */
    arrive(peer: string): void {
      if (own !== peer) closeAll();
      own = peer;
      early = early.filter(({ to }) => to === peer);
      follow();
    },

    /** What was connected goes on until the others are told, or this screen has come anew. */
    away(): void {
      window.clearTimeout(again);
      own = undefined;
      tell();
    },

    hear(signal: MeetingSignal): void {
      // Sent to the name that this screen is being given: it comes before the door’s answer does.
      if (own !== undefined && signal.to !== own) return;
      const known = own === undefined ? undefined : connected.get(signal.from);
      if (known) known.peer.hear(signal);
      else early.push(signal);
    },

    /** By hand, at once and not when it has been good for long. */
    tryAsChosen(): void {
      quality = qualityOf(level);
      limit();
      tell();
    },

    /** The camera was stopped or started: what is sent follows at once. */
    switched: limit,

    end(): void {
      ended = true;
      window.clearTimeout(again);
      window.clearInterval(timer);
      closeAll();
    },

    /** For what measures it. */
    connections: () => [...connected.values()].map(({ peer }) => peer.connection),
  };
};
export type Call = ReturnType<typeof makeCall>;
