// The practice colleague of support: answers what nobody has taken, after some minutes, by the services of the desk.
import { randomUUID } from 'node:crypto';
import type { Product } from '@ijeuwa/server/app/start-product';
import { chanceOf } from '../world/timers.ts';
import { answerToEnquiry, firstInChat, nextInChat } from './colleague-words.ts';

type Features = Product['features'];
type Viewer = Parameters<Features['support']['desk']['list']>[0];
export type Desks = {
  enquiries: Pick<Features['support']['desk'], 'list' | 'read' | 'claim' | 'answer'>;
  chats: Pick<Features['liveChat']['desk'], 'list' | 'read' | 'claim' | 'answer' | 'close'>;
  /** What the ready answers, or the questions of the help, say to these words. */
  findReply: (text: string) => Promise<string | undefined>;
};
type ColleagueNeeds = Desks & { viewer: Viewer; now: () => Date };
type EnquiryHead = Awaited<ReturnType<Desks['enquiries']['list']>>['enquiries'][number];
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

export const makeColleague = ({ enquiries, chats, findReply, viewer, now }: ColleagueNeeds) => {
  const since = (moment: string): number => now().getTime() - Date.parse(moment);

  const answerEnquiry = async (head: EnquiryHead): Promise<void> => {
    const { _id: id, state, mine, receivedAt } = head;
    const isOurs = state === 'claimed' && mine;
    if (!isOurs && (state !== 'open' || since(receivedAt) < patienceFor(id))) return;
    if (!isOurs) await enquiries.claim(viewer, id);
    const { name, subject, message } = await enquiries.read(viewer, id);
    const known = await findReply(`${subject ?? ''} ${message}`);
    const text = answerToEnquiry({ name, subject, known });
    await enquiries.answer(viewer, id, { clientId: randomUUID(), text, close: true });
  };

  const takeChat = async ({ _id: id, waitingSince }: ChatHead): Promise<boolean> => {
    if (since(waitingSince) < patienceFor(`${id}:${waitingSince}`)) return false;
    await chats.claim(viewer, id);
    return true;
  };

  /** Answers whether there was something to say. */
  const speak = async ({ _id: id, member, waitingSince }: ChatHead): Promise<boolean> => {
    const { messages } = await chats.read(viewer, id);
    const ours = messages.filter(({ author, sentAt }) => author === 'staff' && sentAt >= waitingSince);
    const asked = messages.findLast(({ author }) => author === 'member')?.text ?? '';
    const known = await findReply(asked);
    const said = (text: string) => ours.some((one) => one.text === text);
    const next = nextInChat(known, said(nextInChat(undefined, false)!));
    const text = ours.length === 0 ? firstInChat(member.name, known) : next;
    if (!text) return false;
    await chats.answer(viewer, id, { clientId: randomUUID(), text });
    return true;
  };

  const goOnWith = async (head: ChatHead): Promise<void> => {
    const { _id: id, state, mine, answeredAt, lastAuthor, lastAt } = head;
    if (state === 'waiting') {
      if (await takeChat(head)) await speak(head);
      return;
    }
    if (!mine) return;
    const isAsked = !answeredAt || (lastAuthor === 'member' && since(lastAt) >= NEXT_WORD_MS);
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
      await tryEach((await enquiries.list(viewer, undefined)).enquiries, answerEnquiry);
      await tryEach((await chats.list(viewer)).chats, goOnWith);
    },
  };
};
