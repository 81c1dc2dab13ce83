// The most expensive inputs that a call's limits admit: built from its schema, for whoever measures what they cost.
import type { Endpoint } from '@ijeuwa/contract/endpoint';
import { BODY_MAX_BYTES } from '@ijeuwa/contract/endpoint';
import { type $ZodType, safeParse } from 'zod/v4/core';

type Def = {
  type: string;
  shape?: Record<string, $ZodType>;
  options?: $ZodType[];
  innerType?: $ZodType;
  in?: $ZodType;
  element?: $ZodType;
  entries?: Record<string, string>;
  values?: unknown[];
  checks?: { _zod: { def: { check: string; maximum?: number } } }[];
};
const defOf = (schema: $ZodType): Def => schema._zod.def as unknown as Def;
const mostOf = (schema: $ZodType): number =>
  Math.min(
    200_000,
    ...(defOf(schema).checks ?? []).map(({ _zod: { def } }) =>
      def.check === 'max_length' ? def.maximum! : 200_000,
    ),
  );

const filled = (unit: string, bytes: number): string =>
  unit.repeat(Math.max(1, Math.floor(bytes / Buffer.byteLength(JSON.stringify(unit).slice(1, -1)))));

/** Each costs somebody more than its length: who sorts marks, who trims, who goes back in a pattern, who splits. */
const TEXTS: ((bytes: number) => string)[] = [
  (bytes) => `a${filled('\u0301', bytes / 2 - 2)}${filled('\u0323', bytes / 2 - 2)}`,
  (bytes) => `a${filled(`${'\u0323\u0301'.repeat(5)}a`, bytes - 2)}`,
  (bytes) => `a${filled(' ', bytes - 4)}a`,
  (bytes) => `a@${filled('a.', bytes - 4)}!`,
  (bytes) => `a@a${filled('-', bytes - 4)}!`,
  (bytes) => filled('1', bytes),
  (bytes) => filled('ab, ', bytes),
  (bytes) => filled('\ufdfa', bytes),
  (bytes) => filled('"', bytes),
  (bytes) => `data:image/jpeg;base64,${filled('/', bytes - 40)}`,
];

export const fieldsOf = (schema: $ZodType): Record<string, $ZodType> => {
  const { shape, options = [], innerType } = defOf(schema);
  if (innerType) return fieldsOf(innerType);
  return shape ?? Object.assign({}, ...options.map(fieldsOf));
};

/** The longest that the schema takes, as far as it can be guessed. */
const longest = (schema: $ZodType): unknown => {
  const def = defOf(schema);
  switch (def.type) {
    case 'object':
      return Object.fromEntries(Object.entries(def.shape!).map(([name, one]) => [name, longest(one)]));
    case 'array':
      return Array(mostOf(schema)).fill(longest(def.element!));
    case 'optional':
    case 'nullable':
      return longest(def.innerType!);
    case 'pipe':
      return longest(def.in!);
    case 'union':
      return longest(def.options!.at(-1)!);
    case 'enum':
      return Object.values(def.entries!)[0];
    case 'literal':
      return def.values![0];
    case 'boolean':
      return true;
    case 'number':
      return 1;
    default:
      return longestText(schema);
  }
};
const longestText = (schema: $ZodType): string => {
  const most = mostOf(schema);
  const pile = 'a\u0323\u0301\u0323\u0301\u0323\u0301\u0323\u0301\u0323\u0301';
  return (
    [
      pile.repeat(most / pile.length),
      'a'.repeat(most),
      `${'a'.repeat(64)}@${'a.'.repeat(90)}example`,
      '/dashboard',
      '1999-02-03',
      '01a1fd1b-7171-7a2d-9ec4-cdbd9b750085',
      '08031234567',
      '30',
    ].find((one) => safeParse(schema, one).success) ?? 'a'
  );
};

/** Bodies of JSON, spelled out, each as large as the call admits. */
export const worstBodies = (endpoint: Endpoint): string[] => {
  const limit = (endpoint.bodyMaxBytes ?? BODY_MAX_BYTES) - 64;
  const names = endpoint.body ? Object.keys(fieldsOf(endpoint.body)) : ['any'];
  const share = limit / names.length - 40;
  const all = (value: (bytes: number) => unknown) =>
    JSON.stringify(Object.fromEntries(names.map((name) => [name, value(share)])));
  const deep = (open: string, close: string) => {
    const depth = Math.floor(limit / (open.length + close.length + 1));
    return `${open.repeat(depth)}1${close.repeat(depth)}`;
  };
  const ones = (bytes: number) => Array(Math.max(1, Math.floor(bytes / 2))).fill(1);
  const keys = Array.from({ length: Math.floor(limit / 14) }, (_, at) => `"k${at}":1`);
  return [
    ...TEXTS.map((make) => all(make)),
    ...names.map((name) => JSON.stringify({ [name]: TEXTS[0]!(limit - name.length - 10) })),
    ...names.map((name) => JSON.stringify({ [name]: ones(limit - name.length - 10) })),
    all((bytes) => Array(Math.max(1, Math.floor(bytes / 64))).fill(TEXTS[1]!(60))),
    `{${keys.join(',')}}`,
    deep('[', ']'),
    deep('{"a":', '}'),
    `{"${names[0]}":${deep('[', ']').slice(20, -20)}}`,
    ...(endpoint.body ? [JSON.stringify(longest(endpoint.body))] : []),
  ];
};

const ADDRESS_BYTES = 8_000;
/** Queries, spelled out. */
export const worstQueries = ({ query }: Endpoint): string[] => {
  if (!query) return [];
  const names = Object.keys(fieldsOf(query));
  return [
    ...TEXTS.map((make) =>
      names.map((name) => `${name}=${encodeURIComponent(make(ADDRESS_BYTES / names.length / 3))}`).join('&'),
    ),
    Array.from({ length: 2000 }, (_, at) => `${names[0]}=${at}`).join('&'),
    Array.from({ length: 1000 }, (_, at) => `k${at}=1`).join('&'),
  ];
};
