// Whether the bench that kills the product knows every point at which money is written down or a provider is asked.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVICE_KINDS, type ServiceKind } from '@ijeuwa/contract/services';
import { expect, test } from 'vitest';
import {
  BESIDE,
  CALLS,
  COMMITS,
  isCallOf,
  promisesOf,
  STORIES,
  type StoryName,
} from './money/fail-points.ts';
import { TABLES } from './money/hold.ts';

const SERVER = join(import.meta.dirname, '..', 'server', 'src');
const read = (folder: string): string[] =>
  readdirSync(join(SERVER, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(SERVER, folder, file), 'utf8'));
const all = (texts: string[], pattern: RegExp): RegExpExecArray[] =>
  texts.flatMap((text) => [...text.matchAll(pattern)]);

const tables = new Map(
  all(read('platform/database/tables'), /export const (\w+) = pgTable\(\s*'(\w+)'/g).map(
    ([, name, table]) => [name!, table!],
  ),
);
/** By the query builder, or in SQL. */
const written = () => {
  const billing = read('features/billing');
  const built = all(billing, /\.(?:insert|update|delete)\(\s*(\w+)/g).map(([, name]) => tables.get(name!));
  const spelled = all(
    billing,
    /\b(?:insert into|update|delete from|merge into)\s+(?:only\s+)?(?:\$\{)?(\w+)/gi,
  ).map(([, name]) => tables.get(name!) ?? ([...tables.values()].includes(name!) ? name : undefined));
  return [...new Set([...built, ...spelled])].filter((one) => one !== undefined);
};
/** Where each room that sells something keeps that it was given; the money room calls it as it settles. */
const GIVEN: Record<string, readonly string[]> = {
  schedule: ['appointment', 'claim'],
  therapy: ['therapy_plan', 'session_grant', 'session_credit'],
  vip: ['vip_case'],
  /** And which ends what was not used, as an account goes. */
  leaving: ['erasure'],
};
const SOLD_IN: Record<ServiceKind, StoryName> = {
  session: 'session',
  consultation: 'session',
  therapy_plan: 'service',
  vip: 'matchmaker',
};
const asked = () => {
  const texts = read('adapters/payments').filter((text) => /\bask\(|\bsend\(/.test(text));
  const addresses = all(texts, /['`]((?:\$\{(?:path|baseUrl)\})?\/[a-z][^'`\s]*)['`]/g);
  return [
    ...new Set(
      addresses.map(([, one]) =>
        one!.replace(/^\$\{baseUrl\}/, '').replace(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, '…'),
      ),
    ),
  ].filter((one) => one !== '…');
};

test('each table that the money room writes has a story that is killed there, or says why none is needed', () => {
  expect(written().length).toBeGreaterThan(35);
  expect(
    written().filter((table) => !(table in COMMITS)),
    'name it in bench/money/fail-points.ts, with the stories of kills.ts that write it',
  ).toEqual([]);
  const given = Object.values(GIVEN).flat();
  expect(Object.keys(COMMITS).filter((one) => !written().includes(one) && !given.includes(one))).toEqual([]);
  expect(given.filter((table) => !(table in COMMITS))).toEqual([]);
  expect(Object.keys(COMMITS).filter((one) => one in BESIDE)).toEqual([]);
  expect(TABLES).toEqual(Object.keys(COMMITS).filter((one) => typeof COMMITS[one] !== 'string'));
});

test('each room that sells something, and each thing it sells, has a story that is killed where it is given', () => {
  const selling = readdirSync(join(SERVER, 'features')).filter(
    (room) =>
      room !== 'billing' && read(join('features', room)).some((text) => /\bSellsService\b/.test(text)),
  );
  expect(Object.keys(GIVEN), 'say in GIVEN where it keeps what was given').toEqual(
    expect.arrayContaining(selling),
  );
  expect(Object.keys(SOLD_IN).toSorted()).toEqual([...SERVICE_KINDS].toSorted());
});

test('nobody but these asks a provider of payments', () => {
  const senders = readdirSync(join(SERVER, 'adapters/payments')).filter(
    (file) =>
      !file.endsWith('.test.ts') &&
      /\bfetch: send\b|\bsend: typeof fetch\b|\bfetch\(/.test(
        readFileSync(join(SERVER, 'adapters/payments', file), 'utf8'),
      ),
  );
  // Certificates are read, and no money; where an answer’s file goes is said by Paystack.
  expect(senders).toEqual([
    'paypal-calls.ts',
    'paypal-certificates.ts',
    'paystack-calls.ts',
    'paystack-disputes.ts',
  ]);
});

test('each address of a provider has a story that is killed there, or says why none is needed', () => {
  expect(asked().length).toBeGreaterThan(20);
  expect(
    asked().filter((address) => !(address in CALLS)),
    'name it in bench/money/fail-points.ts, with the stories of kills.ts that ask it',
  ).toEqual([]);
  expect(Object.keys(CALLS).filter((one) => !asked().includes(one))).toEqual([]);
});

test('what names a story names one that there is, and each story has a point', () => {
  const named = [...Object.values(COMMITS), ...Object.values(CALLS)].flatMap((one) =>
    typeof one === 'string' ? [] : one,
  );
  expect(named.filter((one) => !(STORIES as readonly string[]).includes(one))).toEqual([]);
  for (const story of STORIES)
    expect([...promisesOf(COMMITS, story), ...promisesOf(CALLS, story)], story).not.toEqual([]);
});

test.each([
  ['/transaction/verify/…', '/transaction/verify/blossom-1', true],
  ['/transaction/…', '/transaction/verify/blossom-1', false],
  ['/refund', '/refund?transaction=1&perPage=100', false],
  ['/refund?transaction=…&perPage=…', '/refund?transaction=1&perPage=100', true],
  ['/bank/resolve?…', '/bank/resolve?account_number=1&bank_code=2', true],
  ['/bank/resolve?…', '/bank/resolve', false],
  ['…/resolve', '/dispute/1/resolve', true],
  ['/dispute/…', '/dispute/1/resolve', false],
])('%s is spelled so of %s: %s', (spelled, path, due) => {
  expect(isCallOf(spelled, path)).toBe(due);
});
