// Which question of the help somebody asks in their own words.
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
