// The practice colleague of support: answers what nobody has taken, after some minutes, by the services of the desk.
import { randomUUID } from 'node:crypto';
import type { Product } from '@ijeuwa/server/app/start-product';
import { chanceOf } from '../world/timers.ts';
import { answerToEnquiry, COLLEAGUE, firstInChat, firstOf, nextInChat } from './colleague-words.ts';

type Features = Product['features'];
type Viewer = Parameters<Features['support']['desk']['list']>[0];
export type Desks = {
  enquiries: Pick<Features['support']['desk'], 'list' | 'read' | 'claim' | 'answer'>;
  chats: Pick<Features['liveChat']['desk'], 'list' | 'read' | 'claim' | 'answer' | 'close'>;
  /** What the ready answers of the chat, or the questions of the help, say to these words. */
  findReply: (text: string) => Promise<string | undefined>;
  /** The question of the help alone: the ready answers speak of the chat. */
  findHelp: (text: string) => Promise<string | undefined>;
  /** Their access may end like anybody’s. */
  mayAnswer: () => Promise<boolean>;
};
type ColleagueNeeds = Desks & { viewer: Viewer; contactLink: string; now: () => Date };
type EnquiryHead = Awaited<ReturnType<Desks['enquiries']['list']>>['enquiries'][number];
type ChatMessages = Awaited<ReturnType<Desks['chats']['read']>>['messages'];
type ChatHead = Awaited<ReturnType<Desks['chats']['list']>>['chats'][number];

const MINUTE_MS = 60_000;
const PATIENCE_MS = { least: 2 * MINUTE_MS, most: 5 * MINUTE_MS };
/** Who waits in an open chat for the next word waits for less. */
const NEXT_WORD_MS = 20_000;
const QUIET_MS = 10 * MINUTE_MS;

/** The same for the same case, also after a restart. */
const patienceFor = (id: string): number =>
  PATIENCE_MS.least + chanceOf('colleague', id) * (PATIENCE_MS.most - PATIENCE_MS.least);

const isTaken = (error: unknown): boolean => (error as { code?: unknown }).code === 'conflict';

/** What was said since the last quiet time, after which a chat is closed: before it lies another matter. */
const latestOf = (messages: ChatMessages): ChatMessages => {
  const begins = messages.findLastIndex(({ sentAt }, at) => {
    const before = messages[at - 1];
    return before !== undefined && Date.parse(sentAt) - Date.parse(before.sentAt) >= QUIET_MS;
  });
  return messages.slice(Math.max(begins, 0));
};

export const makeColleague = (needs: ColleagueNeeds) => {
  const { enquiries, chats, findReply, findHelp, mayAnswer, viewer, contactLink, now } = needs;
  const since = (moment: string): number => now().getTime() - Date.parse(moment);

  const answerEnquiry = async (head: EnquiryHead): Promise<void> => {
    const { _id: id, state, mine, receivedAt } = head;
    const isOurs = state === 'claimed' && mine;
    if (!isOurs && (state !== 'open' || since(receivedAt) < patienceFor(id))) return;
    if (!isOurs) await enquiries.claim(viewer, id);
    const { subject, message } = await enquiries.read(viewer, id);
    const known = await findHelp(`${subject ?? ''} ${message}`);
    const text = answerToEnquiry({ subject, known });
    await enquiries.answer(viewer, id, { clientId: randomUUID(), text, close: true });
  };

  const takeChat = async ({ _id: id, waitingSince }: ChatHead): Promise<boolean> => {
    if (since(waitingSince) < patienceFor(`${id}:${waitingSince}`)) return false;
    await chats.claim(viewer, id);
    return true;
  };

  /** Answers whether there was something to say. */
  const speak = async ({ _id: id, member }: ChatHead): Promise<boolean> => {
    const { messages } = await chats.read(viewer, id);
    const own = latestOf(messages).filter(
      ({ author, name }) => author === 'staff' && name === firstOf(COLLEAGUE.name),
    );
    const asked = messages.findLast(({ author }) => author === 'member')?.text ?? '';
    const known = await findReply(asked);
    const isSaid = (text: string) => own.some((one) => one.text === text);
    // Whoever of the staff was there before: who answers now is said anew.
    const text =
      own.length === 0 ? firstInChat(member.name, known) : nextInChat({ known, isSaid, contactLink });
    if (!text) return false;
    await chats.answer(viewer, id, { clientId: randomUUID(), text });
    return true;
  };

  const goOnWith = async (head: ChatHead): Promise<void> => {
    const { _id: id, state, mine, lastAuthor, lastAt } = head;
    if (state === 'waiting') {
      if (await takeChat(head)) await speak(head);
      return;
    }
    if (!mine) return;
    const isAsked = lastAuthor !== 'staff' && since(lastAt) >= NEXT_WORD_MS;
    if (isAsked && (await speak(head))) return;
    if (since(lastAt) >= QUIET_MS) await chats.close(viewer, id, 'quiet for ten minutes');
  };

  /** What somebody of the staff took at the same moment is theirs. */
  const tryEach = async <T>(heads: readonly T[], work: (head: T) => Promise<void>): Promise<void> => {
    for (const head of heads)
      await work(head).catch((error) => {
        if (!isTaken(error)) throw error;
      });
  };

  return {
    /** One look at both desks. */
    async look(): Promise<void> {
      if (!(await mayAnswer())) return;
      await tryEach((await enquiries.list(viewer, undefined)).enquiries, answerEnquiry);
      await tryEach((await chats.list(viewer)).chats, goOnWith);
    },
  };
};
