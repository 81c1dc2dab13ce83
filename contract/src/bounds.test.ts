// Whatever a caller sends has a bound, in every call of the contract.
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { BODY_MAX_BYTES, type Endpoint } from './endpoint.ts';
import { email, list, requiredText, text } from './fields.ts';

const modules = await Promise.all(
  readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .map(
      (file): Promise<Record<string, unknown>> => import(/* @vite-ignore */ `${import.meta.dirname}/${file}`),
    ),
);
const isEndpoint = (one: unknown): one is Endpoint =>
  one instanceof Object && 'method' in one && 'path' in one && 'access' in one;
const endpoints = modules.flatMap((one) => Object.values(one).filter(isEndpoint));

type Def = {
  type: string;
  format?: string;
  coerce?: boolean;
  shape?: Record<string, z.core.$ZodType>;
  catchall?: z.core.$ZodType;
  element?: z.core.$ZodType;
  options?: z.core.$ZodType[];
  innerType?: z.core.$ZodType;
  in?: z.core.$ZodType;
  out?: z.core.$ZodType;
  entries?: Record<string, string>;
  values?: unknown[];
  checks?: { _zod: { def: { check: string; maximum?: number; abort?: boolean } } }[];
};
const defOf = (schema: z.core.$ZodType): Def => schema._zod.def as unknown as Def;
const lengthChecks = (def: Def) =>
  (def.checks ?? []).map((one) => one._zod.def).filter((one) => one.check === 'max_length');
const most = (def: Def): number => Math.min(...lengthChecks(def).map((one) => one.maximum!));

/** What has no bound, by the names that lead there. */
const unbounded = (schema: z.core.$ZodType, name: string, inBody: boolean): string[] => {
  const def = defOf(schema);
  const within = (one: z.core.$ZodType | undefined, step = '') =>
    one ? unbounded(one, `${name}${step}`, inBody) : [];
  switch (def.type) {
    case 'string':
      // The length is looked at first, and ends the matter.
      return def.format === 'uuid' || def.checks?.[0]?._zod.def.abort ? [] : [name];
    case 'number':
      return def.coerce && inBody ? [name] : [];
    case 'array':
      return [...(Number.isFinite(most(def)) ? [] : [name]), ...within(def.element, '[]')];
    case 'object':
      return [
        ...(def.catchall && defOf(def.catchall).type !== 'never' ? [name] : []),
        ...Object.entries(def.shape ?? {}).flatMap(([key, one]) => within(one, `.${key}`)),
      ];
    case 'union':
      return (def.options ?? []).flatMap((one) => within(one));
    case 'optional':
    case 'nullable':
      return within(def.innerType);
    case 'pipe':
      return [...within(def.in), ...within(def.out)];
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'transform':
      return [];
    default:
      return [name];
  }
};

test.each(endpoints)('$method $path takes nothing without a bound', ({ params, query, body }) => {
  const found = Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema ? unbounded(schema, part, part === 'body') : [],
  );
  expect(found).toEqual([]);
});

// Letters that a careful client spells as \uXXXX; tokens and pictures have only plain ones.
const LETTER_BYTES = 6;
const PLAIN = ['idToken', 'image'];

const weight = (schema: z.core.$ZodType, key = ''): number => {
  const def = defOf(schema);
  const heaviest = (all: z.core.$ZodType[]) => Math.max(...all.map((one) => weight(one, key)));
  switch (def.type) {
    case 'string':
      return def.format === 'uuid' ? 38 : most(def) * (PLAIN.includes(key) ? 1 : LETTER_BYTES) + 2;
    case 'array':
      return most(def) * (weight(def.element!, key) + 1) + 2;
    case 'object':
      return Object.entries(def.shape!).reduce(
        (sum, [name, one]) => sum + name.length + 4 + weight(one, name),
        2,
      );
    case 'union':
      return heaviest(def.options!);
    case 'optional':
    case 'nullable':
      return weight(def.innerType!, key);
    case 'pipe':
      return weight(def.in!, key);
    case 'enum':
      return Math.max(...Object.values(def.entries!).map((word) => word.length)) + 2;
    default:
      return 40;
  }
};

test.each(endpoints.filter((one) => one.body))('the longest honest body fits into $method $path', (one) => {
  expect(weight(one.body!)).toBeLessThanOrEqual(one.bodyMaxBytes ?? BODY_MAX_BYTES);
});

describe('a text that is far too long', () => {
  const far = (letters: string) => letters.repeat(Math.ceil(500_000 / letters.length));
  test.each([
    requiredText('Please write something first.', 4000),
    email('Email is required', 'Email is invalid'),
    text({ maxLength: 8000 }),
    list(text({ maxLength: 40 }), 20),
  ])('%#: is refused before anything is done to it', (schema) => {
    for (const worst of ['\u0301', '\u0301\u0323', ' x', 'a.', 'a@a.']) {
      const before = process.threadCpuUsage();
      expect(schema.safeParse(far(worst)).success).toBe(false);
      const { user, system } = process.threadCpuUsage(before);
      expect((user + system) / 1000).toBeLessThan(20);
    }
  });
});

describe('a letter', () => {
  const schema = requiredText('Please write something first.', 4000);
  test.each(['Ọkáfọ̀', 'Việt Nam', 'נֽ֑ב', 'กี้', '🏳️‍🌈'])('keeps its own marks: %s', (word) =>
    expect(schema.parse(word.normalize('NFD'))).toBe(word.normalize('NFC')),
  );
  test('bears no pile of them', () => {
    expect(schema.safeParse(`a${'\u0301'.repeat(11)}`).error?.issues[0]?.message).toBe(
      'Please write fewer accents on one letter.',
    );
  });
});
