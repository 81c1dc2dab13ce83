// The connection to one other person in the room: described, kept alive, measured, and slowed down when it must be.
import type { MeetingSent, MeetingSignal } from '@ijeuwa/contract/meeting';
import { type Heard, lossAfter, NO_LOSSES, type Report } from './loss.rules.ts';
import {
  CANDIDATES_EVERY_MS,
  CONNECTS_WITHIN_MS,
  RESTART_AFTER_MS,
  UNANSWERED_AFTER_MS,
  whatToDo,
} from './negotiation.rules.ts';
import { type Given, kbitsOf, type Sample, type Sending } from './quality.rules.ts';
import { readSent } from './sent.rules.ts';

export type Said = Pick<MeetingSignal, 'description' | 'candidates'>;
export type PeerState = 'connecting' | 'connected' | 'lost';

type PeerNeeds = {
  config: RTCConfiguration;
  /** As it is now: what a connection began with may be too old to find another way. */
  findConfig(): Promise<RTCConfiguration | undefined>;
  polite: boolean;
  stream: MediaStream | undefined;
  /** What is taken of the others: whoever chose sound pays for no pictures. */
  takes: { video: boolean; audio: boolean };
  send(said: Said): void;
  onStream(stream: MediaStream): void;
  onState(state: PeerState): void;
  /** What they say that they send. */
  onSent(sent: MeetingSent): void;
  onError(error: unknown): void;
};

const FRAMES_MOST = 15;

export const connectPeer = (needs: PeerNeeds) => {
  const { polite, stream, send, onError } = needs;
  const connection = new RTCPeerConnection(needs.config);
  let makingOffer = false;
  let ignoring = false;
  let restart: number | undefined;
  let flush: number | undefined;
  let unanswered: number | undefined;
  let slow: number | undefined;
  let closed = false;
  let waiting: RTCIceCandidate[] = [];
  /** Theirs that came before what they belong to. */
  let early: RTCIceCandidateInit[] = [];
  let pictureMost: number | undefined;
  let losses = NO_LOSSES;
  let turn: Promise<void> = Promise.resolve();

  // Both sides open it by themselves; a browser that knows nothing of it leaves it shut.
  const channel = connection.createDataChannel('sent', { negotiated: true, id: 0 });
  let sent = '';
  const saySent = () => channel.readyState === 'open' && sent && channel.send(sent);
  channel.onopen = saySent;
  channel.onmessage = ({ data }) => {
    const theirs = readSent(data);
    if (theirs) needs.onSent(theirs);
  };

  connection.onnegotiationneeded = async () => {
    // The first offer is one side’s alone: two that cross leave candidates behind of a description that nobody took.
    if (polite && !connection.remoteDescription) return;
    try {
      makingOffer = true;
      await connection.setLocalDescription();
      sayDescription();
    } catch (error) {
      onError(error);
    } finally {
      makingOffer = false;
    }
  };
  const sayDescription = () => {
    const { type, sdp } = connection.localDescription ?? {};
    if (!type || !sdp) return;
    send({ description: { type, sdp } });
    if (type === 'offer') sayAgain();
  };
  /** What was said to nobody, as to one who was just coming, is said until it is answered. */
  const sayAgain = () => {
    window.clearTimeout(unanswered);
    unanswered = window.setTimeout(
      () => connection.signalingState === 'have-local-offer' && sayDescription(),
      UNANSWERED_AFTER_MS,
    );
  };

  connection.onicecandidate = ({ candidate }) => {
    if (!candidate?.candidate) return;
    waiting.push(candidate);
    flush ??= window.setTimeout(sayCandidates, CANDIDATES_EVERY_MS);
  };
  const sayCandidates = () => {
    flush = undefined;
    const candidates = waiting.map(({ candidate, sdpMid, sdpMLineIndex }) => ({
      candidate,
      sdpMid,
      sdpMLineIndex,
    }));
    waiting = [];
    // The contract takes twenty at once.
    for (let at = 0; at < candidates.length; at += 20) send({ candidates: candidates.slice(at, at + 20) });
  };

  const received = new MediaStream();
  connection.ontrack = ({ track }) => {
    received.addTrack(track);
    track.onunmute = () => needs.onStream(received);
    needs.onStream(received);
  };

  let config = needs.config;
  const renew = async (): Promise<void> => {
    const now = await needs.findConfig().catch(onError);
    if (!now || now === config || connection.signalingState === 'closed') return;
    connection.setConfiguration(now);
    config = now;
  };
  const findAnotherWay = async (): Promise<void> => {
    await renew();
    if (!closed && connection.connectionState !== 'connected') connection.restartIce();
  };

  /** Where no candidate came through, a browser tries nothing, and never says that it failed. */
  const notConnected = () => {
    window.clearTimeout(slow);
    if (!closed && !polite && connection.connectionState !== 'connected')
      slow = window.setTimeout(() => void findAnotherWay().finally(notConnected), CONNECTS_WITHIN_MS);
  };
  notConnected();

  connection.onconnectionstatechange = () => {
    const { connectionState: state } = connection;
    if (state === 'connected') {
      window.clearTimeout(restart);
      window.clearTimeout(slow);
      restart = undefined;
      needs.onState('connected');
      return;
    }
    if (state === 'failed') void findAnotherWay();
    if (state === 'disconnected')
      restart ??= window.setTimeout(() => {
        restart = undefined;
        if (connection.connectionState === 'disconnected') void findAnotherWay();
      }, RESTART_AFTER_MS);
    notConnected();
    needs.onState(state === 'disconnected' || state === 'failed' ? 'lost' : 'connecting');
  };

  const takeNoMore = () => {
    for (const transceiver of connection.getTransceivers()) {
      const { kind } = transceiver.receiver.track;
      if (!needs.takes[kind as 'video' | 'audio'])
        transceiver.direction = transceiver.sender.track ? 'sendonly' : 'inactive';
    }
  };
  const takeCandidate = (candidate: RTCIceCandidateInit) =>
    connection.addIceCandidate(candidate).catch(onError);
  const take = async ({ description, candidates = [] }: Said): Promise<void> => {
    if (description) {
      // Theirs may be another way that is looked for: ours is looked for with it.
      if (description.type === 'offer') await renew();
      const { signalingState } = connection;
      const what = whatToDo(description.type, { polite, makingOffer, signalingState });
      ignoring = what === 'ignore' && description.type === 'offer';
      if (what === 'ignore') return;
      // What was found for an offer of ours that is taken back now leads nowhere.
      if (description.type === 'offer' && signalingState === 'have-local-offer') waiting = [];
      await connection.setRemoteDescription(description as RTCSessionDescriptionInit);
      for (const candidate of early.splice(0)) await takeCandidate(candidate);
      if (description.type === 'offer') {
        takeNoMore();
        await connection.setLocalDescription();
        sayDescription();
      }
    }
    // What follows an offer that was not taken belongs to it.
    if (ignoring) return;
    if (connection.remoteDescription) for (const one of candidates) await takeCandidate(one);
    else early = [...early, ...candidates];
  };

  for (const track of stream?.getTracks() ?? []) connection.addTrack(track, stream!);
  // Two who only write are connected too: each is seen to be there.
  if (!stream) connection.addTransceiver('audio', { direction: 'inactive' });

  return {
    connection,

    /** One after the other, in the order in which they came. */
    hear(said: Said): void {
      turn = turn.then(() => take(said)).catch(onError);
    },

    /** Said when it is another than before. */
    tell(now: MeetingSent): void {
      const words = JSON.stringify(now);
      if (words === sent) return;
      sent = words;
      saySent();
    },

    async limit({ video, sound }: Sending): Promise<void> {
      pictureMost = video?.maxBitrate;
      for (const sender of connection.getSenders()) {
        if (!sender.track) continue;
        const parameters = sender.getParameters();
        const [encoding] = parameters.encodings;
        if (!encoding) continue;
        if (sender.track.kind === 'audio') encoding.active = sound;
        else
          Object.assign(encoding, {
            // A camera that is stopped would send black pictures all the while.
            active: video !== undefined && sender.track.enabled,
            ...(video && {
              maxBitrate: video.maxBitrate,
              scaleResolutionDownBy: video.scale,
              maxFramerate: FRAMES_MOST,
            }),
          });
        // Before the first description there is nothing to limit; it is asked again with each sample.
        await sender.setParameters(parameters).catch(() => undefined);
      }
    },

    /** What the network carries, as far as the browser knows it. */
    async measure(at: number): Promise<Sample> {
      const reports: Report[] = [];
      let heard: Heard | undefined;
      const given: Given = { pictureMost };
      for (const one of (await connection.getStats()).values()) {
        if (one.type === 'remote-inbound-rtp' && typeof one.fractionLost === 'number')
          reports.push({ id: one.id, timestamp: one.timestamp, loss: one.fractionLost });
        if (one.type === 'inbound-rtp' && one.kind === 'audio')
          heard = {
            received: (heard?.received ?? 0) + (one.packetsReceived ?? 0),
            lost: (heard?.lost ?? 0) + (one.packetsLost ?? 0),
          };
        const carries = one.type === 'candidate-pair' && one.nominated && one.state === 'succeeded';
        if (carries && typeof one.availableOutgoingBitrate === 'number')
          given.line = one.availableOutgoingBitrate;
        if (one.type === 'outbound-rtp' && typeof one.targetBitrate === 'number' && one.active !== false)
          given[one.kind === 'audio' ? 'sound' : 'picture'] = one.targetBitrate;
      }
      const after = lossAfter(losses, { at, reports, heard });
      losses = after.losses;
      return { at, loss: after.loss, kbits: kbitsOf(given) };
    },

    close(): void {
      window.clearTimeout(restart);
      window.clearTimeout(flush);
      window.clearTimeout(unanswered);
      window.clearTimeout(slow);
      closed = true;
      connection.close();
    },
  };
};
export type Peer = ReturnType<typeof connectPeer>;
