// The table: every feature that is listed allows something, and everything allowed is asked for or waits for its room.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allowedBy, EVERYBODYS, listFeatures, listUnknown, type What } from './features.rules.ts';

const FEATURES_DIR = join(import.meta.dirname, '..');
const CATALOGUE: { id: string; name: string; features: string[] }[] = JSON.parse(
  readFileSync(join(FEATURES_DIR, '../../../content/packages.json'), 'utf8'),
);
const listedBy = (id: string) => CATALOGUE.find((one) => one.id === id)!.features;
const ofPackage = (id: string) => allowedBy(listedBy(id));

/**
 * What nobody asks for yet, and the folder under features/ that will. This list shrinks: an entry goes when its folder
 * is made, and the folder asks.
 */
const TO_COME: Partial<Record<What, string>> = {};
/** A right that everybody has is no question; figures that everybody has are, since a package may better them. */
const isEverybodys = (what: What) => (EVERYBODYS as Partial<Record<What, unknown>>)[what] === true;

test('every feature of every package allows something', () => {
  for (const { id, features } of CATALOGUE) {
    expect(listUnknown(features), id).toEqual([]);
    for (const feature of features) expect(Object.keys(allowedBy([feature])), feature).not.toEqual([]);
  }
});

test('"everything in" a package allows what that package lists, no more and no less', () => {
  const named = CATALOGUE.filter(({ name }) => listFeatures().includes(`Everything in ${name}`));
  expect(named.map(({ id }) => id)).toEqual(['blossom', 'harmony']);
  for (const { name, features } of named)
    expect(allowedBy([`Everything in ${name}`])).toEqual(allowedBy(features));
});

test('the packages allow what the decisions say', () => {
  const blossom = { like: true, sessionsByVideo: true, reviewWithinHours: 24, supportWithinHours: 24 };
  const harmony = {
    ...blossom,
    acrossBorders: true,
    reviewWithinHours: 3,
    supportAhead: true,
    supportWithinStaffedHours: 8,
    allReasons: true,
  };
  const forever = {
    ...harmony,
    introductionsAMonth: 1,
    sessionCreditsAMonth: 1,
    introducedToPrivate: true,
    supportWithinStaffedHours: 4,
    invitedToEvents: true,
  };
  const personalized = {
    ...forever,
    ownMatchmaker: true,
    writtenStrategy: true,
    sessionCreditsAMonth: Number.POSITIVE_INFINITY,
    introducedEverywhere: true,
    supportOnCall: true,
  };
  const all: Record<string, object> = { blossom, harmony, forever, personalized };
  for (const { id } of CATALOGUE) expect(ofPackage(id), id).toEqual(all[id]);
});

test('what is listed twice counts once, as the better of the two, in either order', () => {
  const two = ['VIP support with events', 'Premium support'];
  expect(allowedBy(two)).toEqual(allowedBy([...two].reverse()));
  expect(allowedBy(two).supportWithinStaffedHours).toBe(4);
  const sessions = ['Unlimited private sessions', 'Private sessions'];
  expect(allowedBy(sessions)).toEqual({ sessionCreditsAMonth: Number.POSITIVE_INFINITY });
});

test('a word that the table does not know allows nothing, whatever it is called', () => {
  expect(listUnknown(['Live sessions', 'A private island', 'toString'])).toEqual([
    'A private island',
    'toString',
  ]);
  expect(allowedBy(['A private island', 'toString', '__proto__'])).toEqual({});
});

const whats = [...new Set(listFeatures().flatMap((feature) => Object.keys(allowedBy([feature])) as What[]))];

/** The sources of the other rooms and of the joiner, where entitlements are asked for. */
const askingSources = readdirSync(join(FEATURES_DIR, '..'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /^(app|features)\/.*(?<!\.test)\.ts$/.test(name))
  .filter((name) => !name.startsWith('features/entitlements/'))
  .map((name) => readFileSync(join(FEATURES_DIR, '..', name), 'utf8'));
const isAskedFor = (what: What) =>
  askingSources.some((text) => new RegExp(`\\bmay\\??\\.${what}\\b|inQuery\\('${what}'\\)`).test(text));

test.each(whats)('%s is asked for, unless everybody has it or its room is still to come', (what) => {
  expect(isAskedFor(what), 'asked for').toBe(TO_COME[what] === undefined && !isEverybodys(what));
});

test('what is still to come is known here, and its room is not there yet', () => {
  for (const [what, folder] of Object.entries(TO_COME)) {
    expect(whats).toContain(what);
    expect(existsSync(join(FEATURES_DIR, folder)), `features/${folder} exists: ${what} belongs in it`).toBe(
      false,
    );
  }
});
