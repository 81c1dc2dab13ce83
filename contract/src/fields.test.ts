// What people write into the fields that every room shares.
import { describe, expect, test } from 'vitest';
import {
  email,
  figure,
  figureInAddress,
  Id,
  inThousands,
  optionalText,
  ownLine,
  requiredText,
} from './fields.ts';
import { SignUp } from './sign-up.ts';

const said = (read: { success: boolean; error?: { issues: readonly { message: string }[] } }) =>
  read.error?.issues[0]?.message ?? 'taken';

describe('text that must be given', () => {
  const schema = requiredText('Please write something first.', 10);

  test.each(['', '  \n\t', '\u200b\u200b', '\u2060\ufeff', '\u3164', '\u2800', '\u0007', '\u200e\u202e'])(
    'is not given by what nobody can see: %j',
    (text) => expect(said(schema.safeParse(text))).toBe('Please write something first.'),
  );

  test.each(['👩‍👩‍👧', 'مرحبا\u200f', 'a\nb', 'Ọkáfọ̀'])('keeps what somebody wrote: %j', (text) =>
    expect(schema.parse(text)).toBe(text.normalize('NFC')),
  );

  test('turns nothing round that stands beside it', () => {
    expect(schema.parse('\u202eabc\nd\u2066')).toBe('abc\nd');
    expect(optionalText(10).parse('\u202dabc\u2069')).toBe('abc');
  });
});

describe('a few words about oneself', () => {
  const schema = ownLine('Please say it.', 80);

  test.each([
    ...['080/312/345/67', '0803.123.4567', '0803-123-4567', '080 312 345 67', '080 - 312/345.67'],
    ...['call 08031234567', '+234 (0) 803 123 4567', '1990/08031234', '12/05/0803', '2012 3456 789'],
  ])('%j is a number to call', (text) =>
    expect(said(schema.safeParse(text))).toBe('Please write it without links, addresses or numbers to call.'),
  );

  test.each([
    ...['12/05/1990', '12.05.1990', '1-5-2026', '1990-05-12', '1990/1995', 'from 1990-1995', '2026'],
    ...['since 1990, and again in 2026', '10 or 12 rooms', '1/2', 'Ikeja 100001'],
  ])('%j is a day, years or a few figures', (text) => expect(schema.parse(text)).toBe(text));
});

describe('an e-mail address', () => {
  const schema = email('Email is required', 'Email is invalid');

  test.each(['a.b+x@mail.example', "o'brien@a-b.example.co", 'ünï@exämple.ng', 'a@xn--80ak6aa92e.com'])(
    '%s is taken',
    (text) => expect(schema.parse(text)).toBe(text),
  );

  test.each([
    'a@b',
    'a@b..co',
    'a@b.co.',
    'a@-b.co',
    'x,victim@b.co',
    'x;y@b.co',
    '<a@b.co>',
    '"a"@b.co',
    'a(b)@c.co',
    'a\u200b@b.co',
    'a\u0000@b.co',
    'a@b.c\u200bo',
  ])('%j, which a mail program would read otherwise, is not', (text) =>
    expect(said(schema.safeParse(text))).toBe('Email is invalid'),
  );

  test('of a hundred thousand letters is refused in a moment', () => {
    const started = performance.now();
    for (const text of ['a'.repeat(1e5), `a@${'a.'.repeat(5e4)}!`, `a@${'a-'.repeat(5e4)}!`])
      schema.safeParse(text);
    expect(performance.now() - started).toBeLessThan(500);
  });
});

describe('an age', () => {
  const ageSaid = (age: unknown) => {
    const issue = SignUp.safeParse({ age }).error?.issues.find(({ path }) => path[0] === 'age');
    return issue?.message ?? 'taken';
  };

  test.each([
    [17, 'You must be at least 18 years old'],
    [18.5, 'You must be at least 18 years old'],
    [101, 'Please check the age: it is at most 100.'],
    ['abc', 'Age is required'],
    ['18', 'taken'],
  ])('%j: %s', (age, words) => expect(ageSaid(age)).toBe(words));
});

test('an id in capitals is the same id', () => {
  expect(Id.parse('01A1FD1B-7171-7A2D-9EC4-CDBD9B750085')).toBe('01a1fd1b-7171-7a2d-9ec4-cdbd9b750085');
});

test.each([
  ['5', 5],
  [5, 5],
  ['0x5', undefined],
  ['5e0', undefined],
  ['0b1', undefined],
  ['Infinity', undefined],
  ['', undefined],
  [' ', undefined],
  ['5.5', undefined],
  ['11', undefined],
  [null, undefined],
  [true, undefined],
])('the figure %j in an address or a field is %j', (value, expected) => {
  const inField = figure({ min: 1, max: 10, missing: 'none', outside: 'outside' });
  for (const schema of [figureInAddress(1, 10), inField]) expect(schema.safeParse(value).data).toBe(expected);
});

test.each([0, 7, 999, 1000, 5_000_000, 12_345])('%i is written as people write it', (whole) =>
  expect(inThousands(whole)).toBe(whole.toLocaleString('en-GB')),
);
