// A session on this screen, against browsers that are played: who is connected, under which name, and what is heard of them.
import type { MeetingPeer, MeetingSignal } from '@ijeuwa/contract/meeting';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CallState, makeCall } from './call.ts';

class PlayedConnection {
  static all: PlayedConnection[] = [];
  signalingState = 'stable';
  connectionState = 'new';
  localDescription = { type: 'answer', sdp: 'ours' };
  remoteDescription: unknown = null;
  closed = false;
  onconnectionstatechange = () => {};
  constructor() {
    PlayedConnection.all.push(this);
  }
  addTransceiver = () => {};
  addTrack = () => {};
  channel = {
    readyState: 'open',
    said: [] as string[],
    send: (words: string) => void this.channel.said.push(words),
    onmessage: (_: { data: unknown }) => {},
  };
  createDataChannel = () => this.channel;
  getTransceivers = () => [];
  getSenders = () => [];
  getStats = async () => new Map();
  setLocalDescription = async () => {};
  setRemoteDescription = async (description: unknown) => {
    this.remoteDescription = description;
  };
  restartIce = () => {};
  close = () => {
    this.closed = true;
  };
  become(state: string) {
    this.connectionState = state;
    this.onconnectionstatechange();
  }
}

let state: CallState;
let asked: string[];
const DESK: MeetingPeer = { _id: 'desk', role: 'counsellor', name: 'Dr Bisi', admitted: true };
const me = (_id: string, admitted = true): MeetingPeer => ({ _id, role: 'member', name: 'Ada', admitted });
const offer = (to: string): MeetingSignal => ({
  meeting: 'one',
  from: 'desk',
  to,
  description: { type: 'offer', sdp: to },
});
const make = (stream?: object) =>
  makeCall({
    role: 'member',
    findServers: async (own) => {
      asked.push(own);
      return { iceServers: [], iceTransportPolicy: 'all' };
    },
    stream: stream as unknown as MediaStream,
    level: 'video',
    send: () => {},
    onState: (now) => {
      state = now;
    },
    onError: (error) => {
      throw error;
    },
  });
let call: ReturnType<typeof make>;
const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const standing = () => PlayedConnection.all.filter(({ closed }) => !closed);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('RTCPeerConnection', PlayedConnection);
  vi.stubGlobal('MediaStream', class {});
  PlayedConnection.all = [];
  asked = [];
  call = make();
});
afterEach(() => {
  call.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('it is coming, waits, is in, and asks for the relay only then', async () => {
  call.follow([DESK, me('a', false)]);
  expect(state.standing).toBe('coming');
  call.arrive('a');
  expect(state.standing).toBe('waiting');
  await settle();
  expect(asked).toEqual([]);
  call.follow([DESK, me('a')]);
  expect(state.standing).toBe('in');
  await settle();
  expect(asked).toEqual(['a']);
  expect(standing()).toHaveLength(1);
});

test('what the others say before the door has answered is kept for this screen, and for no other', async () => {
  call.follow([DESK, me('a')]);
  call.hear(offer('a'));
  call.hear(offer('before'));
  call.arrive('a');
  await settle();
  expect(standing().map(({ remoteDescription }) => remoteDescription)).toEqual([offer('a').description]);
});

test('without the server what is connected goes on; come anew, it is connected anew', async () => {
  call.arrive('a');
  call.follow([DESK, me('a')]);
  await settle();
  standing()[0]!.become('connected');
  call.away();
  expect([state.standing, state.others.map((one) => one.state)]).toEqual(['away', ['connected']]);
  expect(standing()).toHaveLength(1);
  call.arrive('b');
  expect([state.standing, standing()]).toEqual(['away', []]);
  call.follow([DESK, me('b')]);
  await settle();
  expect([state.standing, asked, standing().length]).toEqual(['in', ['a', 'b'], 1]);
});

test('whoever reaches nobody for half a minute is told, and told no more once somebody is reached', async () => {
  call.arrive('a');
  call.follow([DESK, me('a')]);
  await settle(29_000);
  expect(state.outOfReach).toBe(false);
  await settle(5000);
  expect([state.outOfReach, state.level]).toEqual([true, 'video']);
  standing()[0]!.become('connected');
  expect([state.outOfReach, state.level]).toEqual([false, 'video']);
  // Who went is not somebody who cannot be reached.
  standing()[0]!.become('disconnected');
  call.follow([me('a')]);
  await settle(60_000);
  expect(state.outOfReach).toBe(false);
});

test('whoever mutes is told of to each who is reached, at once, and who does so there is shown as it', async () => {
  call.end();
  const sound = { enabled: true };
  call = make({ getTracks: () => [], getAudioTracks: () => [sound], getVideoTracks: () => [] });
  call.arrive('a');
  call.follow([DESK, me('a')]);
  await settle();
  standing()[0]!.become('connected');
  sound.enabled = false;
  call.switched();
  const { channel } = standing()[0]!;
  expect(channel.said.map((one) => JSON.parse(one).sound)).toEqual(['on', 'off']);
  channel.onmessage({ data: '{"sound":"off","picture":"on"}' });
  expect(state.others.map(({ sent }) => sent)).toEqual([{ sound: 'off', picture: 'on' }]);
});
