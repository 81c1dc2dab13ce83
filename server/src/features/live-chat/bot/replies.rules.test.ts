// The keyword replies of the content: each word gets the answer that speaks of it.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ChatAnswerEntry } from '@ijeuwa/contract/live-chat';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { asksForPerson, GENERIC, GREETING, listForBot, listForStaff, replyTo } from './replies.rules.ts';

const FILE = fileURLToPath(new URL('../../../../../content/chat-answers.json', import.meta.url));
const ALL = z
  .array(z.looseObject({ id: z.string() }))
  .parse(JSON.parse(readFileSync(FILE, 'utf8')))
  .map(({ id, ...data }, order) => ({ key: id, data: ChatAnswerEntry.parse({ ...data, order }) }));
const reply = (text: string, deliveries = true) => replyTo(text, listForBot(ALL, deliveries))?.key;

test.each([
  ['hello', 'hello'],
  ['Hi!', 'hello'],
  ['What is the PRICE?', 'price'],
  ['Hi, what does Harmony cost', 'price'],
  ['how is delivery?', 'delivery'],
  ['Shipping to Abuja', 'delivery'],
  ['can I return it', 'returns'],
  ['I want a refund for the cloth', 'returns'],
  ['Refund of my package please', 'refund-membership'],
  ['I was charged twice', 'refund-membership'],
  ['How do I cancel my renewal?', 'renewal'],
  ['Please stop the auto-renewal', 'renewal'],
  ['I want to cancel my subscription', 'renewal'],
  ['a refund of my subscription', 'refund-membership'],
  ['can I cancel my appointment', undefined],
  ['how do I contact you', 'contact'],
  ['your e-mail?', 'contact'],
  ['Ndéwo', 'hello'],
  ['which one of these is the best for marriage', undefined],
  ['this is shipshape', undefined],
])('“%s” is answered by %s', (text, key) => expect(reply(text)).toBe(key));

test('until a partner delivers, nothing is said of shipping and returns, and a refund is that of a package', () => {
  expect(reply('how is delivery?', false)).toBeUndefined();
  expect(reply('can I return it', false)).toBeUndefined();
  expect(reply('I want a refund', false)).toBe('refund-membership');
});

test('spec 9: the figures of shipping and returns stand as they are written', () => {
  const textOf = (key: string) => ALL.find((one) => one.key === key)!.data.text;
  expect(textOf('delivery')).toMatch(/3-5 business days by standard.*1-2 business days by express/);
  expect(textOf('returns')).toMatch(/30 days for a full refund/);
});

test('a person is asked for in many words', () => {
  for (const text of ['a human please', 'Can I talk to someone?', 'AGENT', 'is there a real person'])
    expect(asksForPerson(text)).toBe(true);
  for (const text of ['personal matters', 'what does it cost?']) expect(asksForPerson(text)).toBe(false);
});

test('the bot finds what it begins with, and staff their own', () => {
  expect(ALL.map(({ key }) => key)).toEqual(expect.arrayContaining([GREETING, GENERIC]));
  expect(listForStaff(ALL).length).toBeGreaterThan(3);
  expect(listForBot(ALL, true).every(({ data }) => data.by === 'bot')).toBe(true);
});
