// What a search among the questions finds, suggests and says.
import { describe, expect, test } from 'vitest';
import { fold } from '#ui/found-words.rules.ts';
import { countInWords, isFound, suggest } from './faq-search.rules.ts';

const ONE = {
  title: 'Who can open my photos?',
  text: 'Ọlọ́runfẹ́mi asked. Your email is shown to no other member.',
  tags: ['privacy', 'screenshot'],
};

test.each([
  ['Ọlọ́runfẹ́mi Ṣadé Ńkẹ́m', 'olorunfemi sade nkem'],
  ['Ịjeụwa', 'ijeuwa'],
  ['ɗan Ƙasa Ɓoye', 'dan kasa boye'],
  ['Email, counselling’s', "email, counselling's"],
  ['₦75,000', '₦75,000'],
])('%s is looked for as %s', (text, folded) => expect(fold(text)).toBe(folded));

describe('a search', () => {
  test.each([
    ['PHOTO', true],
    ['hot', true],
    ['olorun', true],
    ['ọlọrun', true],
    ['open photos', true],
    ['photos open?', true],
    ['email', true],
    ['email', true],
    ['screen', true],
    ['photos refund', false],
    ['', true],
    ['  ?! ', true],
  ])('for “%s” finds the question: %s', (query, found) => expect(isFound(ONE, query)).toBe(found));
});

describe('suggestions', () => {
  const TAGS = ['card', 'cancel', 'scam', 'postcard', 'discard', 'card', 'gift card'];
  const QUESTIONS = ['Can I pay by card?', 'Is my card kept?', 'Which cards?', 'Refunds?'];

  test('begin at the third character', () => {
    expect(suggest(TAGS, QUESTIONS, 'ca')).toEqual([]);
    expect(suggest(TAGS, QUESTIONS, 'can')).not.toEqual([]);
    expect(suggest(TAGS, QUESTIONS, '???')).toEqual([]);
  });

  test('are at most three tags and two questions, those that begin so first', () => {
    const shown = suggest(TAGS, QUESTIONS, 'car');
    expect(shown.map(({ kind }) => kind)).toEqual(['tag', 'tag', 'tag', 'question', 'question']);
    expect(shown.map(({ words }) => words)).toEqual([
      'card',
      'postcard',
      'discard',
      'Can I pay by card?',
      'Is my card kept?',
    ]);
  });

  test('do not name what stands there already', () => {
    expect(suggest(TAGS, [], 'Card ').map(({ words }) => words)).toEqual([
      'postcard',
      'discard',
      'gift card',
    ]);
  });
});

test.each([
  [{ '': 0 }, 'No results found for the search.'],
  [{ '': 1 }, '1 result'],
  [{ '': 7 }, '7 results'],
  [{ FAQ: 3, Contact: 0, Resources: 2 }, '5 results: 3 in FAQ, 2 in Resources'],
  [{ FAQ: 0, Contact: 1 }, '1 result in Contact'],
  [{ FAQ: 0, Contact: 0 }, 'No results found for the search.'],
])('%o is said as “%s”', (counts, words) => expect(countInWords(counts)).toBe(words));
