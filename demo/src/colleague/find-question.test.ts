// Which question of the help somebody asks in their own words.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findQuestion } from './find-question.ts';

const QUESTIONS = [
  { question: 'How can I pay?', tags: ['card', 'bank transfer'] },
  { question: 'Who sees my photos?', tags: ['blur', 'pictures'] },
  { question: 'How do I change my email?', tags: ['address'] },
];

test.each([
  ['How do I pay for Harmony?', 'How can I pay?'],
  ['Is my photo seen by all? Who sees photos of mine, and can I blur them?', 'Who sees my photos?'],
  ['I have a new address, please change it', 'How do I change my email?'],
])('%s', (text, question) => expect(findQuestion(text, QUESTIONS)?.question).toBe(question));

test('what one word alone speaks for is not guessed', () =>
  expect(findQuestion('My photo album is heavy', QUESTIONS)).toBeUndefined());

const FAQ = new URL('../../../content/faq/', import.meta.url);
const WRITTEN = readdirSync(FAQ).map((file) => {
  const text = readFileSync(new URL(file, FAQ), 'utf8');
  const [, question = ''] = /^question: (.+)$/m.exec(text) ?? [];
  const [, tags = ''] = /^tags: \[(.+)\]$/m.exec(text) ?? [];
  return { question, tags: tags.split(', ') };
});

test.each([
  ['My photo was refused', 'Why was my photo not approved?'],
  ['why did you reject my photos', 'Why was my photo not approved?'],
  ['Please delete my account', 'How do I delete my account, or get a copy of my data?'],
  ['I forgot my password and cannot sign in', 'I have forgotten my password.'],
])('among the written questions: %s', (text, question) =>
  expect(findQuestion(text, WRITTEN)?.question).toBe(question),
);
