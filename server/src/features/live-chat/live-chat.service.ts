// What a member does in the live chat: write, ask for a person, see, end; the bot answers in the same transaction.
import {
  LIVE_CHAT_MESSAGES_SHOWN,
  type LiveChat,
  type LiveChatMessage,
  type LiveChatView,
} from '@ijeuwa/contract/live-chat';
import { LIVE_CHAT_NOTICE } from '@ijeuwa/contract/notifications';
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { Limits } from '#platform/limits.ts';
import type { Live } from '#platform/live.ts';
import type { StandingNotices } from '#platform/notify.ts';
import type { Sealing } from '#platform/sealing.ts';
import { workChanged } from '#platform/work-changed.ts';
import type { ReadyAnswers } from './bot/ready-answers.ts';
import { asksForPerson, GENERIC, GREETING } from './bot/replies.rules.ts';
import { type BotLine, type Heard, stepOf } from './bot/steps.rules.ts';
import type { Calling } from './clock/calling.service.ts';
import { callsKept, isQueued, runsAnew, UNTOLD } from './clock/clock-runs.rules.ts';
import type { Promised, SupportClock } from './clock/support-clock.ts';
import * as chats from './live-chat.repository.ts';

export type LiveChatNeeds = {
  db: Database;
  clock: Clock;
  limits: Limits;
  live: Live;
  standing: StandingNotices;
  sealing: Sealing;
  hours: string;
  answers: ReadyAnswers;
  supportClock: SupportClock;
  calling: Calling;
};
type Writing = { clientId: string; text: string };

const BY_MEMBER = { points: 30, seconds: 300 };

export const firstName = (name: string): string => name.split(' ', 1)[0]!;

export const openMessage = (sealing: Sealing, one: chats.StoredMessage): LiveChatMessage => ({
  seq: one.seq,
  author: one.author,
  name: one.staffName && firstName(one.staffName),
  clientId: one.clientId,
  text: sealing.open(one.textSealed),
  sentAt: one.sentAt.toISOString(),
});

export const makeLiveChat = (needs: LiveChatNeeds) => {
  const { db, clock, limits, live, standing, sealing, hours, answers, supportClock, calling } = needs;

  const find = async (memberId: string): Promise<LiveChat | null> => {
    const found = await chats.findChat(db, memberId);
    if (!found || found.chat.lastSeq === 0) return null;
    const messages = await chats.listMessages(db, found.chat.id, LIVE_CHAT_MESSAGES_SHOWN);
    return {
      state: found.chat.state,
      agent: found.staffName && firstName(found.staffName),
      messages: messages.map((one) => openMessage(sealing, one)),
    };
  };

  const view = async (memberId: string): Promise<LiveChatView> => ({
    chat: await find(memberId),
    greeting: await answers.say(GREETING),
    hours,
    opensAt: supportClock.opensAt()?.toISOString() ?? null,
  });

  const lineOf = (author: 'member' | 'bot', text: string, clientId?: string): chats.Line => ({
    author,
    clientId: clientId ?? null,
    textSealed: sealing.seal(text),
    sentAt: clock.now(),
  });

  /** Read before the chat is held: whoever holds it waits for no second connection. */
  const readBotWords = async () => ({
    greeting: await answers.say(GREETING),
    generic: await answers.say(GENERIC),
  });
  type BotWords = Awaited<ReturnType<typeof readBotWords>>;

  type Said = { reply: string | undefined; generic: string; promised: Promised };
  const wordsOf = (tx: Queryable, memberId: string, { reply, generic, promised }: Said) => {
    const says: Record<BotLine, () => Promise<string>> = {
      reply: async () => reply!,
      generic: async () => generic,
      queued: () => supportClock.sayQueued(tx, memberId, promised),
      away: () => supportClock.sayAway(tx, memberId, promised),
    };
    return (line: BotLine) => says[line]();
  };

  type Coming = {
    lines: readonly chats.Line[];
    reply: string | undefined;
    asksForPerson: boolean;
    words: BotWords;
  };
  /** Adds what came and what the bot says to it, and moves the chat on. */
  const moveOn = async (tx: Queryable, chat: chats.Chat, coming: Coming): Promise<{ inQueue: boolean }> => {
    const { memberId } = chat;
    const now = clock.now();
    const promised = await supportClock.promise(tx, memberId);
    const heard: Heard = {
      fits: coming.reply !== undefined,
      asksForPerson: coming.asksForPerson,
      staffed: promised.staffed,
    };
    const step = stepOf(chat, heard, now);
    const { greeting: hello, generic } = coming.words;
    const runs = step.enters || (coming.lines.length > 0 && !step.begins && runsAnew(chat));
    // Whoever waits already was promised a moment, and it stays that.
    const stands = { ...promised, dueAt: (!runs && chat.dueAt) || promised.dueAt };
    const say = wordsOf(tx, memberId, { reply: coming.reply, generic, promised: stands });
    const greeting = chat.lastSeq === 0 ? [lineOf('bot', hello)] : [];
    const said: chats.Line[] = [];
    for (const line of step.says) said.push(lineOf('bot', await say(line)));
    const lastSeq = await chats.addMessages(tx, chat, [...greeting, ...coming.lines, ...said]);
    const fresh = {
      state: 'bot',
      closedAt: null,
      waitingSince: null,
      dueAt: null,
      awayToldAt: null,
      answeredAt: null,
    } as const;
    const { dueAt, ahead, onCall } = promised;
    await chats.changeChat(tx, chat.id, {
      ...(step.begins && fresh),
      ...(runs && { ...UNTOLD, ...callsKept(chat, now), waitingSince: now, dueAt, ahead, onCall }),
      ...(step.enters && { state: 'waiting' }),
      ...(step.says.includes('away') && { awayToldAt: now }),
      // Whoever writes has the chat before them.
      seenSeq: lastSeq,
    });
    if (runs && promised.isCalled) await calling.call(tx, chat.id);
    return { inQueue: step.enters || (!step.begins && isQueued(chat)) };
  };

  /** After the commit. */
  const tell = (memberId: string, { inQueue }: { inQueue: boolean }): void => {
    live.toMember(memberId, 'changed', { what: 'liveChat' });
    if (inQueue) workChanged(live, 'liveChats');
  };

  return {
    view: ({ memberId }: Viewer) => view(memberId),

    async write({ memberId }: Viewer, { clientId, text }: Writing): Promise<LiveChatView> {
      await limits.take('live-chat', memberId, BY_MEMBER);
      const reply = await answers.findReply(text);
      const words = await readBotWords();
      const moved = await db.transaction(async (tx) => {
        const chat = await chats.holdChatOf(tx, memberId);
        if (await chats.findSent(tx, chat.id, clientId)) return undefined;
        const lines = [lineOf('member', text, clientId)];
        return moveOn(tx, chat, { lines, reply, asksForPerson: asksForPerson(text), words });
      });
      if (moved) tell(memberId, moved);
      else await limits.giveBack('live-chat', memberId);
      return view(memberId);
    },

    async askForPerson({ memberId }: Viewer): Promise<LiveChatView> {
      await limits.take('live-chat', memberId, BY_MEMBER);
      const words = await readBotWords();
      const moved = await db.transaction(async (tx) => {
        const chat = await chats.holdChatOf(tx, memberId);
        if (isQueued(chat)) return undefined;
        return moveOn(tx, chat, { lines: [], reply: undefined, asksForPerson: true, words });
      });
      if (moved) tell(memberId, moved);
      return view(memberId);
    },

    /** Whoever has seen the answer has seen what the bell says of it. */
    async see({ memberId }: Viewer, seq: number): Promise<void> {
      const read = await db.transaction(async (tx) => {
        const all = await chats.moveSeen(tx, memberId, seq);
        return all ? standing.read(tx, memberId, LIVE_CHAT_NOTICE) : [];
      });
      for (const notice of read) live.toMember(memberId, 'notification', notice);
    },

    async end({ memberId }: Viewer): Promise<LiveChatView> {
      await limits.take('live-chat', memberId, BY_MEMBER);
      const ended = await db.transaction(async (tx) => {
        const chat = await chats.holdChatOf(tx, memberId);
        if (chat.state === 'closed' || chat.lastSeq === 0) return undefined;
        const seenSeq = chat.lastSeq;
        const closedAt = clock.now();
        await chats.changeChat(tx, chat.id, { state: 'closed', staffId: null, closedAt, seenSeq });
        return { inQueue: isQueued(chat) };
      });
      if (ended) tell(memberId, ended);
      return view(memberId);
    },
  };
};
