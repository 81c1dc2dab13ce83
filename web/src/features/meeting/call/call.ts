// The whole of a session on this screen: who is there, the connections to them, and what they carry. The screen looks at its state.
import type { IceServers, MeetingPeer, MeetingRole, MeetingSignal } from '@ijeuwa/contract/meeting';
import { isPolite } from './negotiation.rules.ts';
import { connectPeer, type Peer, type PeerState, type Said } from './peer.ts';
import { afterSample, type Level, type Quality, sendingAt } from './quality.rules.ts';
import { makeRelayWay } from './relay-way.ts';

export type Other = MeetingPeer & { stream: MediaStream | undefined; state: PeerState };
export type CallState = {
  /** Undefined until the door has answered. */
  own: MeetingPeer | undefined;
  others: readonly Other[];
  waiting: readonly MeetingPeer[];
  level: Level;
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
  const connected = new Map<string, { peer: Peer; stream?: MediaStream; state: PeerState }>();
  const findWay = makeRelayWay(findServers);
  let early: { from: string; said: Said }[] = [];
  let people: readonly MeetingPeer[] = [];
  let own: string | undefined;
  let quality: Quality = { level, badSince: undefined };
  let reached = false;
  let ended = false;
  let again: number | undefined;

  const tell = () => {
    const others = people.filter((one) => one._id !== own);
    onState({
      own: people.find((one) => one._id === own),
      others: others
        .filter((one) => one.admitted)
        .map((one) => ({
          ...one,
          stream: connected.get(one._id)?.stream,
          state: connected.get(one._id)?.state ?? 'connecting',
        })),
      waiting: others.filter((one) => !one.admitted),
      level: quality.level,
    });
  };

  const limit = () => {
    for (const { peer } of connected.values()) void peer.limit(sendingAt(quality.level)).catch(onError);
  };

  const connect = (id: string, theirs: MeetingRole, servers: IceServers) => {
    const one: { peer: Peer; stream?: MediaStream; state: PeerState } = {
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
          // Until somebody was reached, what it came to says nothing of what can be carried.
          if (state === 'connected' && !reached) quality = { level, badSince: undefined };
          reached ||= state === 'connected';
          if (state === 'connected') void one.peer.limit(sendingAt(quality.level)).catch(onError);
          tell();
        },
        onError,
      }),
    };
    connected.set(id, one);
    for (const { said } of early.filter(({ from }) => from === id)) one.peer.hear(said);
    early = early.filter(({ from }) => from !== id);
  };

  /** Connections are to those who are in, as long as this screen is in too. */
  const wanted = (): Map<string, MeetingRole> => {
    const isIn = people.some((one) => one._id === own && one.admitted);
    const others = isIn ? people.filter((one) => one.admitted && one._id !== own) : [];
    return new Map(others.map((one) => [one._id, one.role]));
  };

  /** Whoever is gone is not heard any more; the way to those who came is asked for first, and again when it is refused. */
  const follow = () => {
    window.clearTimeout(again);
    const others = wanted();
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
          if (!ended) again = window.setTimeout(follow, ASKED_AGAIN_AFTER_MS);
        });
    tell();
  };

  const timer = window.setInterval(async () => {
    const measured = await Promise.all(
      [...connected.values()]
        .filter(({ state }) => state === 'connected')
        .map(({ peer }) => peer.measure(Date.now())),
    ).catch(() => []);
    // The worst of them: what is sent is the same for all.
    const before = quality.level;
    const bits = measured.flatMap(({ kbits }) => kbits ?? []);
    const losses = measured.flatMap(({ loss }) => loss ?? []);
    if (connected.size > 0)
      quality = afterSample(quality, {
        at: Date.now(),
        loss: losses.length > 0 ? Math.max(...losses) : undefined,
        kbits: bits.length > 0 ? Math.min(...bits) : undefined,
        gone: measured.length === 0,
      });
    limit();
    if (quality.level !== before) tell();
  }, SAMPLE_EVERY_MS);

  return {
    isMe: (id: string) => id === own,

    follow(now: readonly MeetingPeer[]): void {
      people = now;
      follow();
    },

    /** This screen has come to the door, perhaps once more: it is another one for the others then. */
    arrive(peer: string): void {
      own = peer;
      follow();
    },

    hear({ from, to, description, candidates }: MeetingSignal): void {
      if (to !== own) return;
      const said = { description, candidates };
      const known = connected.get(from);
      if (known) known.peer.hear(said);
      // They may know that we are in before we do.
      else early.push({ from, said });
    },

    /** By hand, up or down. */
    change(level: Level): void {
      quality = { level, badSince: undefined };
      limit();
      tell();
    },

    end(): void {
      ended = true;
      window.clearTimeout(again);
      window.clearInterval(timer);
      for (const { peer } of connected.values()) peer.close();
      connected.clear();
    },

    /** For what measures it. */
    connections: () => [...connected.values()].map(({ peer }) => peer.connection),
  };
};
export type Call = ReturnType<typeof makeCall>;
