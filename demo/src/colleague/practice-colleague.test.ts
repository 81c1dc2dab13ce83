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
let mayAnswer: boolean;
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
      messages.push({ author: 'staff', name: 'Tọ́lá', text, sentAt });
      Object.assign(chat, { answeredAt: sentAt, lastAuthor: 'staff', lastAt: sentAt });
    },
    close: async () => void Object.assign(chat, { state: 'closed', mine: false }),
  },
  mayAnswer: async () => mayAnswer,
  findHelp: async (text: string) => (/pay/.test(text) ? 'Our help says how: /faqs#how-to-pay' : undefined),
  findReply: async (text: string) => (/pay/.test(text) ? 'You pay by card or by transfer.' : undefined),
} as unknown as Desks;
const CONTACT = 'https://ijeuwa.example/help-center#contact';
const { look } = makeColleague({ ...desks, viewer, contactLink: CONTACT, now: () => new Date(now) });

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
  mayAnswer = true;
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
  // The mail around it greets, and the ready answers of the chat speak of the chat.
  expect(said[0]).not.toMatch(/Ngozi|Good day|Hello/);
  expect(said[0]).toContain('Our help says how: /faqs#how-to-pay');
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
  expect(said).toHaveLength(4);
  expect(said[2]).toContain('In the live product a person looks into it now.');
  expect(said[3]).toContain('I have no more answers here');
  expect(said[3]).toContain(CONTACT);
  now += MINUTE;
  write('Hm.');
  now += MINUTE;
  await look();
  expect(said).toHaveLength(4);
  now += 10 * MINUTE;
  await look();
  expect(chat.state).toBe('closed');
});

test('a chat that a person hands over hears who answers now', async () => {
  write('My question is an odd one.');
  messages.push({ author: 'staff', name: 'Bisi', text: 'One moment.', sentAt: chat.lastAt });
  now += MINUTE;
  write('Hello?');
  chat.state = 'waiting';
  now += 5 * MINUTE;
  await look();
  expect(said[0]).toContain('this is Tọ́lá of support. I am a practice colleague');
});

test('a word after a quiet time is another matter, and one that is not answered is never closed upon', async () => {
  write('Odd.');
  chat.state = 'waiting';
  for (const word of ['One?', 'Two?', 'Three?']) {
    now += 5 * MINUTE;
    await look();
    now += MINUTE;
    write(word);
  }
  now += 30 * MINUTE;
  write('And something else that is odd?');
  now += 30 * MINUTE;
  await look();
  expect(said.at(-1)).toContain('I am a practice colleague');
  expect(chat.state).toBe('assigned');
});

test('whoever may not answer any more touches nothing', async () => {
  mayAnswer = false;
  enquiry.state = 'open';
  write('How do I pay?');
  chat.state = 'waiting';
  now += 5 * MINUTE;
  await look();
  expect([said, taken]).toEqual([[], []]);
});

test('another fault is not swallowed', async () => {
  enquiry.state = 'open';
  now += 5 * MINUTE;
  const broken = { ...desks, findHelp: () => Promise.reject(new Error('away')) };
  await expect(
    makeColleague({ ...broken, viewer, contactLink: CONTACT, now: () => new Date(now) }).look(),
  ).rejects.toThrow('away');
});
