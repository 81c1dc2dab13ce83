// The practice colleague: waits, takes what nobody has, answers it as what it is, and leaves what a person has taken.
import { beforeEach, expect, test } from 'vitest';
import { type Desks, makeColleague } from './practice-colleague.ts';

const AT = Date.parse('2026-11-24T09:00:00Z');
const MINUTE = 60_000;
const viewer = { staffId: 'tola', sessionId: '', roles: ['support' as const] };
type Head = Record<string, unknown>;

let now: number;
let said: string[];
let taken: string[];
let enquiry: Head;
let chat: Head;
let messages: Head[];
let isFaster: boolean;
const take = async (_: unknown, id: string) => {
  if (isFaster) throw Object.assign(new Error('A colleague was faster.'), { code: 'conflict' });
  taken.push(id);
};
const desks = {
  enquiries: {
    list: async () => ({ enquiries: [enquiry], next: null }),
    read: async () => ({ ...enquiry, message: 'How do I pay?' }),
    claim: take,
    answer: async (_: unknown, id: string, form: { text: string; close: boolean }) => {
      said.push(`${id}: ${form.text}`);
      Object.assign(enquiry, { state: form.close ? 'closed' : 'answered' });
    },
  },
  chats: {
    list: async () => ({ chats: [chat] }),
    read: async () => ({ ...chat, messages }),
    claim: async (who: unknown, id: string) => {
      await take(who, id);
      Object.assign(chat, { state: 'assigned', mine: true });
    },
    answer: async (_: unknown, id: string, { text }: { text: string }) => {
      said.push(`${id}: ${text}`);
      const sentAt = new Date(now).toISOString();
      messages.push({ author: 'staff', text, sentAt });
      Object.assign(chat, { answeredAt: sentAt, lastAuthor: 'staff', lastAt: sentAt });
    },
    close: async () => void Object.assign(chat, { state: 'closed', mine: false }),
  },
  findReply: async (text: string) => (/pay/.test(text) ? 'You pay by card or by transfer.' : undefined),
} as unknown as Desks;
const { look } = makeColleague({ ...desks, viewer, now: () => new Date(now) });

const write = (text: string) => {
  const lastAt = new Date(now).toISOString();
  messages.push({ author: 'member', text, sentAt: lastAt });
  Object.assign(chat, { lastAuthor: 'member', lastAt });
};
beforeEach(() => {
  now = AT;
  said = [];
  taken = [];
  messages = [];
  isFaster = false;
  const came = new Date(AT).toISOString();
  enquiry = {
    _id: 'e1',
    state: 'closed',
    mine: false,
    receivedAt: came,
    name: 'Ngozi Eze',
    subject: 'Money',
  };
  chat = {
    _id: 'c1',
    state: 'closed',
    mine: false,
    member: { name: 'Ada Okeke' },
    waitingSince: came,
    answeredAt: null,
  };
});

test('an enquiry waits two minutes at least and five at most; its answer says who gives it, once', async () => {
  enquiry.state = 'open';
  now += 2 * MINUTE - 1;
  await look();
  expect(said).toEqual([]);
  now = AT + 5 * MINUTE;
  await look();
  await look();
  expect(taken).toEqual(['e1']);
  expect(said).toHaveLength(1);
  expect(said[0]).toContain('Good day Ngozi,');
  expect(said[0]).toContain('You pay by card or by transfer.');
  expect(said[0]).toContain('I am a practice colleague');
});

test('what a person has taken, or takes at the same moment, is left to them', async () => {
  now += 60 * MINUTE;
  Object.assign(enquiry, { state: 'claimed', mine: false });
  Object.assign(chat, { state: 'assigned', mine: false, lastAuthor: 'member', lastAt: chat.waitingSince });
  await look();
  Object.assign(enquiry, { state: 'open' });
  Object.assign(chat, { state: 'waiting' });
  isFaster = true;
  await look();
  expect([said, taken]).toEqual([[], []]);
});

test('a chat is taken, gone on with while it is written in, and closed when it is quiet', async () => {
  write('My question is an odd one.');
  chat.state = 'waiting';
  now += 5 * MINUTE;
  await look();
  expect(said[0]).toMatch(/^c1: Good day Ada, this is Tọ́lá of support\. I am a practice colleague/);
  now += MINUTE;
  write('How do I pay?');
  await look();
  expect(said).toHaveLength(1);
  now += MINUTE;
  await look();
  expect(said[1]).toContain('You pay by card or by transfer.');
  for (const odd of ['Why?', 'Why though?']) {
    now += MINUTE;
    write(odd);
    now += MINUTE;
    await look();
  }
  expect(said).toHaveLength(3);
  expect(said[2]).toContain('In the live product a person looks into it now.');
  now += 10 * MINUTE;
  await look();
  expect(chat.state).toBe('closed');
});

test('another fault is not swallowed', async () => {
  enquiry.state = 'open';
  now += 5 * MINUTE;
  const broken = { ...desks, findReply: () => Promise.reject(new Error('away')) };
  await expect(makeColleague({ ...broken, viewer, now: () => new Date(now) }).look()).rejects.toThrow('away');
});
