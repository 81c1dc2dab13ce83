// One connection, against a browser that is played: what is taken of the others, and what waits for its description.
import type { MeetingSent } from '@ijeuwa/contract/meeting';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectPeer, type Said } from './peer.ts';

class PlayedConnection {
  static last: PlayedConnection;
  signalingState = 'stable';
  connectionState = 'new';
  localDescription = { type: 'answer', sdp: 'ours' };
  remoteDescription: unknown = null;
  candidates: unknown[] = [];
  restarts = 0;
  configured: unknown[] = [];
  setConfiguration = (one: unknown) => void this.configured.push(one);
  onconnectionstatechange = () => {};
  transceivers = ['audio', 'video'].map((kind) => ({
    receiver: { track: { kind } },
    sender: { track: null },
    direction: 'recvonly',
  }));
  constructor() {
    PlayedConnection.last = this;
  }
  getTransceivers = () => this.transceivers;
  getSenders = () => [];
  added: unknown[] = [];
  channel = {
    readyState: 'connecting',
    said: [] as string[],
    send: (words: string) => void this.channel.said.push(words),
    onopen: () => {},
    onmessage: (_: { data: unknown }) => {},
  };
  createDataChannel = () => this.channel;
  stats: object[] = [];
  getStats = async () => new Map(this.stats.map((one, at) => [at, one]));
  addTransceiver = (kind: string, init: object) => void this.added.push([kind, init]);
  onnegotiationneeded = async () => {};
  setRemoteDescription = async (description: unknown) => {
    this.remoteDescription = description;
  };
  setLocalDescription = async () => {};
  addIceCandidate = async (candidate: unknown) => void this.candidates.push(candidate);
  restartIce = () => {
    this.restarts += 1;
  };
  close = () => {};
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('RTCPeerConnection', PlayedConnection);
  vi.stubGlobal('MediaStream', class {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const said: Said[] = [];
const heard: MeetingSent[] = [];
const findConfig = vi.fn(async (): Promise<RTCConfiguration | undefined> => undefined);
const connect = (takes = { video: true, audio: true }, polite = true) => {
  said.length = 0;
  heard.length = 0;
  const peer = connectPeer({
    config: {},
    findConfig,
    polite,
    stream: undefined,
    takes,
    send: (one) => said.push(one),
    onStream: () => {},
    onState: () => {},
    onSent: (one) => heard.push(one),
    onError: (error) => {
      throw error;
    },
  });
  return { peer, played: PlayedConnection.last };
};
const OFFER: Said = { description: { type: 'offer', sdp: 'theirs' } };
const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

test.each([
  [{ video: true, audio: true }, ['recvonly', 'recvonly']],
  [{ video: false, audio: true }, ['recvonly', 'inactive']],
  [{ video: false, audio: false }, ['inactive', 'inactive']],
])('whoever takes %o is sent no more', async (takes, directions) => {
  const { peer, played } = connect(takes);
  peer.hear(OFFER);
  await settle();
  expect(played.transceivers.map(({ direction }) => direction)).toEqual(directions);
  expect(said).toEqual([{ description: { type: 'answer', sdp: 'ours' } }]);
});

test('candidates that come before their description wait for it', async () => {
  const { peer, played } = connect();
  const one = { candidate: 'a', sdpMid: '0', sdpMLineIndex: 0 };
  peer.hear({ candidates: [one] });
  await settle();
  expect(played.candidates).toEqual([]);
  peer.hear(OFFER);
  await settle();
  expect(played.candidates).toEqual([one]);
});

test('three seconds disconnected it looks for another way, and not when it came back before', async () => {
  const { played } = connect();
  const become = (state: string) => {
    played.connectionState = state;
    played.onconnectionstatechange();
  };
  become('disconnected');
  await settle(2900);
  become('connected');
  await settle(5000);
  expect(played.restarts).toBe(0);
  become('disconnected');
  await settle(3000);
  expect(played.restarts).toBe(1);
});

test('another way is looked for with credentials of now, on both sides', async () => {
  const { peer, played } = connect();
  const fresh = { iceServers: [{ urls: 'turn:relay.example' }] };
  findConfig.mockResolvedValue(fresh);
  played.connectionState = 'failed';
  played.onconnectionstatechange();
  await settle();
  expect([played.configured, played.restarts]).toEqual([[fresh], 1]);
  const fresher = { iceServers: [{ urls: 'turns:relay.example' }] };
  findConfig.mockResolvedValue(fresher);
  peer.hear(OFFER);
  await settle();
  expect(played.configured).toEqual([fresh, fresher]);
  // Whoever cannot be given any looks for a way all the same.
  findConfig.mockResolvedValue(undefined);
  played.onconnectionstatechange();
  await settle();
  expect(played.restarts).toBe(2);
});

test('whoever only writes is connected all the same, and sends nothing', () => {
  const { played } = connect({ video: false, audio: false });
  expect(played.added).toEqual([['audio', { direction: 'inactive' }]]);
});

test('an offer that nobody answers is made again until somebody does', async () => {
  const { played } = connect(undefined, false);
  played.localDescription = { type: 'offer', sdp: 'ours' };
  played.signalingState = 'have-local-offer';
  await played.onnegotiationneeded();
  expect(said).toHaveLength(1);
  await settle(8000);
  expect(said).toHaveLength(3);
  played.signalingState = 'stable';
  await settle(20_000);
  expect(said).toHaveLength(3);
});

test('one that does not come about looks for another way, again and again, until it is closed', async () => {
  const { peer, played } = connect(undefined, false);
  await settle(25_000);
  expect(played.restarts).toBe(2);
  peer.close();
  await settle(60_000);
  expect(played.restarts).toBe(2);
});

test('the first offer is one side’s alone; what follows one that is not taken is not taken either', async () => {
  const { played: gives } = connect();
  await gives.onnegotiationneeded();
  expect(said).toEqual([]);
  const { peer, played } = connect(undefined, false);
  played.signalingState = 'have-local-offer';
  peer.hear(OFFER);
  peer.hear({ candidates: [{ candidate: 'theirs', sdpMid: '0', sdpMLineIndex: 0 }] });
  await settle();
  expect(played.remoteDescription).toBeNull();
  peer.hear({ description: { type: 'answer', sdp: 'theirs' } });
  peer.hear({ candidates: [{ candidate: 'of the answer', sdpMid: '0', sdpMLineIndex: 0 }] });
  await settle();
  expect(played.candidates).toEqual([{ candidate: 'of the answer', sdpMid: '0', sdpMLineIndex: 0 }]);
});

test.each([
  ['runs', true],
  ['is stopped', false],
])('while the camera %s pictures are sent: %s', async (_, enabled) => {
  const { peer, played } = connect();
  const encoding: RTCRtpEncodingParameters = {};
  const sender = {
    track: { kind: 'video', enabled },
    getParameters: () => ({ encodings: [encoding] }),
    setParameters: async () => {},
  };
  Object.assign(played, { getSenders: () => [sender] });
  await peer.limit({ video: { scale: 1, maxBitrate: 250_000 }, sound: true });
  expect(encoding.active).toBe(enabled);
});

test('without an estimate it is measured by what the browser gives to sound and picture', async () => {
  const { peer, played } = connect();
  await peer.limit({ video: { scale: 1, maxBitrate: 250_000 }, sound: true });
  const pair = { type: 'candidate-pair', nominated: true, state: 'succeeded' };
  const sends = (kind: string, targetBitrate: number, active = true) => ({
    type: 'outbound-rtp',
    kind,
    targetBitrate,
    active,
  });
  played.stats = [pair, sends('audio', 32_000), sends('video', 30_000)];
  expect(await peer.measure(0)).toEqual({ at: 0, loss: undefined, kbits: 62 });
  played.stats = [pair, sends('audio', 32_000), sends('video', 30_000, false)];
  expect((await peer.measure(0)).kbits).toBeUndefined();
  played.stats = [{ ...pair, availableOutgoingBitrate: 300_000 }, sends('video', 30_000)];
  expect((await peer.measure(0)).kbits).toBe(300);
});

test('what is lost is told by reports that are new, and by what is heard where none comes', async () => {
  const { peer, played } = connect();
  const reported = { type: 'remote-inbound-rtp', id: 'sound', timestamp: 1, fractionLost: 0 };
  const heard = (packetsReceived: number, packetsLost: number) => ({
    type: 'inbound-rtp',
    kind: 'audio',
    packetsReceived,
    packetsLost,
  });
  const lossAt = async (at: number, ...stats: object[]) => {
    played.stats = stats;
    return (await peer.measure(at)).loss;
  };
  expect(await lossAt(0, reported, heard(100, 0))).toBe(0);
  expect(await lossAt(8000, reported, heard(125, 75))).toBe(0);
  expect(await lossAt(10_000, reported, heard(150, 150))).toBe(0.75);
  expect(await lossAt(12_000, { ...reported, timestamp: 2, fractionLost: 0.1 }, heard(150, 150))).toBe(0.1);
});

test('what is sent is told once their browser listens, and again only when it changes', () => {
  const { peer, played } = connect();
  const { channel } = played;
  peer.tell({ sound: 'on', picture: 'off' });
  expect(channel.said).toEqual([]);
  channel.readyState = 'open';
  channel.onopen();
  peer.tell({ sound: 'on', picture: 'off' });
  peer.tell({ sound: 'off', picture: 'off' });
  expect(channel.said.map((one) => JSON.parse(one))).toEqual([
    { sound: 'on', picture: 'off' },
    { sound: 'off', picture: 'off' },
  ]);
});

test('what theirs says of itself is heard, and nothing else that comes that way', () => {
  const { played } = connect();
  for (const data of ['{"sound":"off","picture":"on"}', 'not ours', '{"sound":"everything"}'])
    played.channel.onmessage({ data });
  expect(heard).toEqual([{ sound: 'off', picture: 'on' }]);
});
