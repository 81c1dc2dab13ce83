// Practice members live here: each hears its own socket and answers likes and messages after a while, by the API.
import { randomUUID } from 'node:crypto';
import * as chat from '@ijeuwa/contract/chat';
import { approveCompatibilityReport, findCompatibilityReport } from '@ijeuwa/contract/compatibility';
import { listCoupleTies, sayCouple } from '@ijeuwa/contract/couples';
import type { ClientEvents, ServerEvents } from '@ijeuwa/contract/live-events';
import * as matching from '@ijeuwa/contract/matching';
import { answerIntroduction, listIntroductions } from '@ijeuwa/contract/vip';
import { io, type Socket } from 'socket.io-client';
import { openingLines, replyTo } from '../people/conversation.ts';
import { answerReport } from './answer-report.ts';
import type { Arrival, World } from './arrival.ts';
import { likesBack } from './likes-back.ts';
import { chanceOf, makeTimers, type Timers } from './timers.ts';
import { wholeConversation } from './whole-conversation.ts';

type PracticeSocket = Socket<ServerEvents, ClientEvents>;

const TYPING_BEFORE_MS = 2500;
const OPENING_CHANCE = 0.5;

export const startPracticeMembers = (baseUrl: string, world: World, onError: (error: unknown) => void) => {
  const timers = makeTimers(onError);
  const sockets: PracticeSocket[] = [];
  const live = (arrival: Arrival) => sockets.push(startLiving(baseUrl, arrival, timers));
  for (const arrival of world.arrived) live(arrival);
  world.onArrival(live);
  return {
    async stop() {
      timers.clear();
      for (const socket of sockets) socket.close();
    },
  };
};

const startLiving = (baseUrl: string, arrival: Arrival, timers: Timers): PracticeSocket => {
  const { memberId, person, token } = arrival;
  const patience = person.temperament.answersAfterSeconds * 1000;
  const socket: PracticeSocket = io(baseUrl, {
    auth: { token, userId: memberId },
    transports: ['websocket'],
  });
  const answerSoon = () => timers.once(`requests:${memberId}`, patience, () => answerRequests(arrival));
  const replySoon = (matchId: string) => {
    timers.once(
      `typing:${memberId}:${matchId}`,
      Math.max(0, patience - TYPING_BEFORE_MS),
      async () => void socket.emit('typing', { matchId }),
    );
    timers.once(`reply:${memberId}:${matchId}`, patience, () => reply(arrival, matchId));
  };
  socket.on('connect', () =>
    timers.once(`catch-up:${memberId}`, patience, () => catchUp(arrival, replySoon)),
  );
  socket.on('changed', ({ what }) => what === 'requests' && answerSoon());
  socket.on(
    'changed',
    ({ what }) =>
      what === 'couple' && timers.once(`couple:${memberId}`, patience, () => answerCouples(arrival)),
  );
  socket.on(
    'changed',
    ({ what }) =>
      what === 'compatibility' && timers.once(`report:${memberId}`, patience, () => answerReports(arrival)),
  );
  socket.on('newMatch', (match) => {
    if (
      !match.demonstration &&
      chanceOf(memberId, match._id) < OPENING_CHANCE * person.temperament.talkativeness
    ) {
      timers.once(`open:${memberId}:${match._id}`, patience, () => open(arrival, match._id, match.name));
    }
  });
  socket.on('message', ({ matchId, message }) => message.sender !== memberId && replySoon(matchId));
  return socket;
};

/** After a restart: whatever came while nobody listened. */
const catchUp = async (arrival: Arrival, replySoon: (matchId: string) => void): Promise<void> => {
  await answerRequests(arrival);
  await answerCouples(arrival);
  await answerReports(arrival);
  const { conversations } = await arrival.api(chat.listConversations, {});
  for (const one of conversations) if (one.unread > 0 && !one.person.demonstration) replySoon(one.matchId);
};

const answerRequests = async ({ api, person, memberId }: Arrival): Promise<void> => {
  const { introductions } = await api(listIntroductions, {});
  for (const { _id: id, card } of introductions) {
    if (card.demonstration) continue;
    const yes = likesBack({ memberId, likesBack: person.temperament.likesBack }, card._id, card.matchPercent);
    await api(answerIntroduction, { params: { id }, body: { yes } });
  }
  const { requests } = await api(matching.listMatchRequests, {});
  for (const { _id: id, demonstration, matchPercent } of requests) {
    if (demonstration) continue;
    await api(matching.recordSeen, { body: { ids: [id] } });
    const likes = likesBack({ memberId, likesBack: person.temperament.likesBack }, id, matchPercent);
    await api(likes ? matching.acceptMatch : matching.rejectMatch, { params: { id } });
  }
};

/** Whoever says that the two are a couple hears a yes: in practice, so that both sides can be seen. */
const answerCouples = async ({ api }: Arrival): Promise<void> => {
  const { ties } = await api(listCoupleTies, {});
  for (const { state, byMe, matchId } of ties)
    if (state === 'asked' && !byMe) await api(sayCouple, { params: { matchId } });
};

/** Whoever asks for a report of the two hears a yes, with what both let stand there. */
const answerReports = async ({ api }: Arrival): Promise<void> => {
  const { conversations } = await api(chat.listConversations, {});
  for (const { matchId, person } of conversations) {
    if (person.demonstration) continue;
    const params = { matchId };
    const body = answerReport(await api(findCompatibilityReport, { params }));
    if (body) await api(approveCompatibilityReport, { params, body });
  }
};

const open = async (arrival: Arrival, matchId: string, name: string): Promise<void> => {
  const { messages } = await arrival.api(chat.listMessages, { params: { matchId }, query: {} });
  const [line] = openingLines(arrival.person, name.split(' ')[0] ?? name);
  if (messages.length === 0 && line) await say(arrival, matchId, line);
};

const reply = async (arrival: Arrival, matchId: string): Promise<void> => {
  const messages = await wholeConversation(arrival.api, matchId);
  const mine = messages.findLastIndex(({ sender }) => sender === arrival.memberId);
  const unanswered = messages.slice(mine + 1);
  const last = unanswered.at(-1);
  if (!last) return;
  await arrival.api(chat.markRead, { params: { matchId }, body: { seq: last.seq } });
  const history = messages.map(({ sender, text }) => ({
    from: sender === arrival.memberId ? ('me' as const) : ('them' as const),
    text,
  }));
  const answer = replyTo(arrival.person, history, unanswered.map(({ text }) => text).join('\n'));
  if (answer) await say(arrival, matchId, answer);
};

const say = (arrival: Arrival, matchId: string, text: string) =>
  arrival.api(chat.sendMessage, { params: { matchId }, body: { clientId: randomUUID(), text } });
