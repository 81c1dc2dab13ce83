// What staff write for a partner’s page is read as parts and points, or refused with how it is written.
import { expect, test } from 'vitest';
import { readPartnerWords } from './partner-words.rules.ts';

test('parts hold points, and a text of several lines is one', () => {
  const words =
    '# Before you pay\n\n## Who pays for diesel?\nAsk for one price.\nWith light.\n\n# After\n## Rest\nSleep.';
  expect(readPartnerWords(words)).toEqual({
    parts: [
      {
        title: 'Before you pay',
        points: [{ title: 'Who pays for diesel?', text: 'Ask for one price. With light.' }],
      },
      { title: 'After', points: [{ title: 'Rest', text: 'Sleep.' }] },
    ],
  });
});

test.each([
  ['words before any part', 'Ask for one price.'],
  ['a point before any part', '## Diesel\nAsk.'],
  ['words of a part without a point', '# Before\nAsk.'],
  ['a third depth', '# Before\n## Diesel\n### More\nAsk.'],
  ['nothing but blanks', ' \n '],
  ['a part of no points', '# Before\n## Diesel\nAsk.\n# After'],
  ['a point of no words', '# Before\n## Diesel'],
  [
    'more parts than a page has room for',
    Array.from({ length: 5 }, (_, at) => `# P${at}\n## A\nB`).join('\n'),
  ],
])('%s is refused', (_, words) => {
  expect(readPartnerWords(words)).toHaveProperty('fault');
});
