// Packages beside each other: what the table of features allows, in words.
import { expect, test } from 'vitest';
import { compare } from './promises.rules.ts';

const blossom = { id: 'blossom', features: ['Matchmaking within your country', 'Standard support'] };
const more = {
  id: 'more',
  features: [
    'Everything in Blossom',
    'Priority verification',
    'Unlimited private sessions',
    'Event invitations',
  ],
};
const lineOf = (title: string) => compare([blossom, more]).find((line) => line.title === title)?.values;

test('what one has and the other has not stands in one line', () =>
  expect(lineOf('Invitations to events')).toEqual({ blossom: null, more: 'Yes' }));

test('what everybody has is no promise of a package', () => {
  const line = compare([{ id: 'live', features: ['Live sessions'] }]);
  expect(line).toEqual([]);
});

test('what is counted or timed is said with its figure, and what has no end is said so', () => {
  expect(lineOf('Profile and photos checked within (paid by card or PayPal: 3 hours)')).toEqual({
    blossom: null,
    more: '3 hours',
  });
  expect(lineOf('Private sessions of 30 minutes in a calendar month')).toEqual({
    blossom: null,
    more: 'No limit',
  });
});

test('as something that comes or goes each is whole without its title', () => {
  const phrases = (title: string) => compare([blossom, more]).find((line) => line.title === title)?.phrases;
  expect(phrases('Invitations to events')).toEqual({ blossom: null, more: 'Invitations to events' });
  expect(phrases('Profile and photos checked within (paid by card or PayPal: 3 hours)')?.more).toBe(
    'Profile and photos checked within 3 hours, however it is paid',
  );
  expect(phrases('Private sessions of 30 minutes in a calendar month')?.more).toBe(
    'As many private sessions of 30 minutes as you like',
  );
  const monthly = compare([{ id: 'forever', features: ['Private sessions'] }]).map(
    (line) => line.phrases.forever,
  );
  expect(monthly).toContain(
    'One private session of 30 minutes in each calendar month, for a time in that month',
  );
});

test('an answer within 24 hours is promised on any day, as the specification says', () => {
  const line = compare([blossom]).find(({ title }) => title === 'Support answers within');
  expect(line?.values).toEqual({ blossom: '24 hours' });
  expect(line?.phrases).toEqual({ blossom: 'Answers of our support within 24 hours' });
});

test('every reason is promised by whoever is shown more than three', () =>
  expect(compare([{ id: 'harmony', features: ['Advanced matching algorithms'] }])).toEqual([
    {
      title: 'Every reason why somebody may fit',
      values: { harmony: 'Yes' },
      phrases: { harmony: 'Every reason why somebody may fit, on their page' },
    },
  ]));

test('a line that no package has does not stand there', () =>
  expect(lineOf('A matchmaker of your own')).toBeUndefined());

test('words that allow nothing add no line', () =>
  expect(compare([{ id: 'none', features: ['A private island'] }])).toEqual([]));

test('no two lines are called alike', () => {
  const titles = compare([more, { id: 'all', features: ['A dedicated matchmaker', '24/7 VIP support'] }]);
  expect(new Set(titles.map(({ title }) => title)).size).toBe(titles.length);
});
