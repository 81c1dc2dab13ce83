// Faith, children and marriages through every call that writes them: kept under a living consent alone.
import { readdirSync } from 'node:fs';
import type { Endpoint } from '@ijeuwa/contract/endpoint';
import * as matching from '@ijeuwa/contract/matching';
import * as calls from '@ijeuwa/contract/profiles';
import { findWishes, saveWishes } from '@ijeuwa/contract/wishes';
import { eq, or } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { activeCard, cardFace, queueEntry } from '#platform/database/tables/matching.ts';
import { profile, wish } from '#platform/database/tables/profiles.ts';
import { deckOf, makeCouples } from '#test/couples.ts';
import type { Person } from '#test/people.ts';
import { completeProfile, STEP_1, STEP_2, STEP_3 } from '#test/pictures.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const randomLetters = (): string =>
  String(Math.random()).replaceAll(/\d/g, (one) => 'abcdefghij'[Number(one)]!);

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

/** By the names of the wire: what is typed, and where the profile keeps it. */
const COVERED = {
  religion: ['islam', 'religion'],
  familyBackground: ['seven of us', 'familyBackground'],
  previousMarriages: ['2', 'previousMarriages'],
  maritalHistory: ['yes', 'previousMarriages'],
  divorceDetails: ['it ended in peace', 'divorceDetailsSealed'],
  hasChildren: ['yes', 'numberOfChildren'],
  numberOfChildren: ['2', 'numberOfChildren'],
  childrenAges: ['four and seven', 'childrenAgesSealed'],
  livingArrangement: ['fullTime', 'livingArrangement'],
} as const;
type Field = keyof typeof COVERED;
const FIELDS = Object.keys(COVERED) as Field[];
const NOTHING = {
  religion: null,
  familyBackground: '',
  previousMarriages: null,
  divorceDetailsSealed: null,
  numberOfChildren: null,
  childrenAgesSealed: null,
  livingArrangement: null,
};

/** What a call needs beside the field; a new call that takes a covered field has to be added here. */
const BESIDE: Record<string, object> = {
  'PUT /api/users/update': {},
  'POST /api/match-cards': {},
  'PUT /api/match-cards/me': {},
  'PUT /api/profile/steps/2': { ...STEP_2, relationshipStatus: 'divorced', hasChildren: 'yes' },
  'PUT /api/profile/details': {},
};

const CONTRACT = new URL('../../../../contract/src/', import.meta.url);
const endpoints = async (): Promise<Endpoint[]> => {
  const files = readdirSync(CONTRACT).filter((name) => /^[a-z-]+\.ts$/.test(name));
  const modules = await Promise.all(files.map((name) => import(new URL(name, CONTRACT).href)));
  return modules.flatMap((one) => Object.values(one)).filter((one): one is Endpoint => isEndpoint(one));
};
const isEndpoint = (one: unknown) =>
  typeof one === 'object' && one !== null && 'path' in one && 'summary' in one;
const fieldsOf = ({ body }: Endpoint): string[] =>
  Object.keys((body as unknown as { shape?: object } | undefined)?.shape ?? {});
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

test('every call that takes faith, children or marriages is tried here', async () => {
  const takers = (await endpoints()).filter((one) => fieldsOf(one).some((field) => field in COVERED));
  expect(new Set(takers.map(nameOf))).toEqual(new Set(Object.keys(BESIDE)));
});

const WAYS = [
  ...(['maritalHistory', 'numberOfChildren'] as const).map(
    (field) => ['PUT /api/users/update', field] as const,
  ),
  ['POST /api/match-cards', 'religion'] as const,
  ['PUT /api/match-cards/me', 'religion'] as const,
  ['PUT /api/profile/details', 'previousMarriages'] as const,
  ...FIELDS.filter((field) => field !== 'maritalHistory').map(
    (field) => ['PUT /api/profile/steps/2', field] as const,
  ),
];

const keptOf = async (person: Person) => {
  const [row] = await world.db.select().from(profile).where(eq(profile.memberId, person.id));
  return row!;
};
const write = async (person: Person, call: string, field: Field) => {
  const [method, path] = call.split(' ') as ['PUT' | 'POST', string];
  if (call === 'PUT /api/match-cards/me') await person.call(matching.createCard, { body: {} });
  const { consent: _, ...beside } = BESIDE[call] as { consent?: boolean };
  const [value] = COVERED[field];
  // Each detail travels with who sees it and its own consent, which does not stand for this one.
  const detail = call === 'PUT /api/profile/details' && { value, shownTo: 'everybody', consent: true };
  return person.send(method, path, { ...beside, [field]: detail || value });
};
const agree = async (person: Person) => {
  const reply = await person.send('PUT', '/api/profile/steps/2', STEP_2);
  expect(reply.status).toBe(200);
};

describe.each(WAYS)('%s with %s', (call, field) => {
  const newcomer = () => world.as(`${call}-${field}-${randomLetters()}`.replace(/[^a-z]/gi, ''));

  test('keeps nothing without a consent', async () => {
    const person = await newcomer();
    await write(person, call, field);
    expect(await keptOf(person)).toMatchObject(NOTHING);
  });

  test('keeps it under a consent, and nothing of it once that is withdrawn', async () => {
    const person = await newcomer();
    await agree(person);
    expect((await write(person, call, field)).status).toBe(200);
    const column = COVERED[field][1];
    expect((await keptOf(person))[column]).not.toEqual(NOTHING[column]);
    await person.call(calls.withdrawConsent, {});
    expect(await keptOf(person)).toMatchObject(NOTHING);
    await write(person, call, field);
    expect(await keptOf(person)).toMatchObject(NOTHING);
  });
});

test('what else a form says is kept without a consent', async () => {
  const person = await world.as('otherwise');
  const form = { bio: 'I laugh easily.', numberOfChildren: 2, relationshipStatus: 'divorced' };
  expect((await person.send('PUT', calls.updateUser.path, form)).body).toMatchObject({
    user: { bio: 'I laugh easily.', relationshipStatus: 'divorced', numberOfChildren: null },
  });
});

test('a write that crosses the withdrawal leaves nothing behind', async () => {
  const person = await world.as('crossing');
  await agree(person);
  await Promise.all([
    person.call(calls.withdrawConsent, {}),
    ...Array.from({ length: 6 }, () => write(person, 'PUT /api/users/update', 'numberOfChildren')),
    ...Array.from({ length: 6 }, () => write(person, 'POST /api/match-cards', 'religion')),
  ]);
  expect(await keptOf(person)).toMatchObject(NOTHING);
});

test('a withdrawal takes faith out of matching too: card, queues, and the faith that is sought', async () => {
  const { ada, obi } = await makeCouples(world).couple();
  expect((await deckOf(ada)).map((one) => one._id)).toEqual([obi.id]);
  expect(await deckOf(obi)).toHaveLength(1);
  await world.db.update(wish).set({ dealBreakers: 'Only my church.' }).where(eq(wish.memberId, obi.id));
  await obi.call(calls.withdrawConsent, {});
  const about = or(eq(queueEntry.targetId, obi.id), eq(queueEntry.viewerId, obi.id));
  expect(await world.db.select().from(queueEntry).where(about)).toEqual([]);
  expect(await world.db.select().from(activeCard).where(eq(activeCard.memberId, obi.id))).toEqual([]);
  expect(await world.db.select().from(cardFace).where(eq(cardFace.memberId, obi.id))).toEqual([]);
  expect((await obi.call(findWishes, {})).body).toMatchObject({ religions: [], dealBreakers: '' });
  expect(await deckOf(ada)).toEqual([]);
});

test('what is sought of faith is kept under the consent too', async () => {
  const person = await world.as('seeking');
  const sought = { religions: ['islam'], dealBreakers: 'No church weddings.', ageMax: 44 };
  const save = () => person.send('PUT', saveWishes.path, sought);
  expect((await save()).body).toMatchObject({ religions: [], dealBreakers: '', ageMax: 44 });
  await agree(person);
  expect((await save()).body).toMatchObject(sought);
});

test('whoever agrees again after a withdrawal goes on where they were', async () => {
  const person = await world.as('returning');
  await completeProfile(world, person);
  await person.call(calls.withdrawConsent, {});
  await person.send('PUT', '/api/profile/steps/1', STEP_1);
  await agree(person);
  await person.send('PUT', '/api/profile/steps/3', STEP_3);
  expect((await person.call(calls.submitProfile, {})).body).toMatchObject({ religion: 'christianity' });
});
