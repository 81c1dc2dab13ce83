// Every day and moment that a call takes: none that no calendar has, none of years in which nobody lives.
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { isoDate, sentMoment } from './fields.ts';

const HERE = new URL('.', import.meta.url);
const isEndpoint = (one: unknown): one is Endpoint =>
  typeof one === 'object' && one !== null && 'path' in one && 'access' in one;
const files = readdirSync(HERE).filter((name) => /(?<!\.test)\.ts$/.test(name));
const rooms = await Promise.all(files.map((name): Promise<object> => import(new URL(name, HERE).href)));
const endpoints = [...new Set(rooms.flatMap((room) => Object.values(room)).filter(isEndpoint))];

type Def = {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  options?: Schema[];
  innerType?: Schema;
  in?: Schema;
};
type Schema = z.core.$ZodType & { safeParse(given: unknown): { success: boolean; error?: z.core.$ZodError } };

/** Texts that take a day and no other word. */
const datesIn = (schema: Schema, name: string): { name: string; schema: Schema }[] => {
  const def = schema._zod.def as unknown as Def;
  if (def.type === 'string') {
    const takes = (given: string) => schema.safeParse(given).success;
    const takesWords = takes('any word') || takes('any other words');
    return takesWords || !(takes('2027-06-15') || takes('2027-06-15T09:00:00Z')) ? [] : [{ name, schema }];
  }
  return [
    ...Object.entries(def.shape ?? {}).flatMap(([key, one]) => datesIn(one, `${name}.${key}`)),
    ...[def.element, def.innerType, def.in, ...(def.options ?? [])].flatMap((one) =>
      one ? datesIn(one, name) : [],
    ),
  ];
};
const dates = endpoints.flatMap(({ method, path, params, query, body }) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema ? datesIn(schema as Schema, `${method} ${path} ${part}`) : [],
  ),
);

const NONE = [
  '0000-01-01',
  '0001-01-01',
  '1899-12-31',
  '2101-01-01',
  '9999-12-31',
  '+010000-01-01',
  '-000001-01-01',
  '2026-02-30',
  '2027-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-06-31',
  '2026-06-00',
  'Infinity',
  'NaN',
  'now',
  '20260615',
  '2026-6-15',
  '',
  '9'.repeat(500),
  `2026-06-15${' '.repeat(500)}`,
];

test('many calls take one', () => {
  expect(dates.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'GET /api/staff/appointments query.from',
      'POST /api/staff/holidays body.day',
      'PUT /api/staff/availability/:key body.exceptions.day',
      'POST /api/appointments body.startsAt',
      'PUT /api/profile/screen body.dateOfBirth',
      'POST /api/planning/enquiries body.weddingDate',
    ]),
  );
});

test.each(dates)('$name', ({ schema }) => {
  const isDay = schema.safeParse('2027-06-15').success;
  const spelled = (day: string) => (isDay ? day : `${day}T09:00:00Z`);
  for (const day of ['1900-01-01', '2100-12-31', '2028-02-29'])
    expect([day, schema.safeParse(spelled(day)).success]).toEqual([day, true]);
  for (const day of NONE) expect([day, schema.safeParse(spelled(day)).success]).toEqual([day, false]);
  for (const given of [0, 1e12, Number.NaN, null, [], {}, true])
    expect([given, schema.safeParse(given).success]).toEqual([given, false]);
});

describe('what is said of it', () => {
  const said = (schema: Schema, given: string) =>
    schema.safeParse(given).error?.issues.map((one) => one.message);
  test.each([
    [isoDate('Please choose a day.'), '2026-02-30', 'Please choose a day.'],
    [isoDate('Please choose a day.'), '9999-12-31', 'Please give a day of the years 1900 to 2100.'],
    [sentMoment('Please choose a time.'), '2026-02-30T09:00Z', 'Please choose a time.'],
    [sentMoment('Please choose a time.'), '2026-06-15T25:00Z', 'Please choose a time.'],
    [
      sentMoment('Please choose a time.'),
      '0000-01-01T00:00Z',
      'Please give a day of the years 1900 to 2100.',
    ],
  ])('%#: is one thing', (schema, given, words) => expect(said(schema as Schema, given)).toEqual([words]));
});
