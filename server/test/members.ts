// Complete members, made quickly: profile, wishes, approved photos (without files), package, active card, session.
import { randomBytes } from 'node:crypto';
import { birthMonthForAge } from '@ijeuwa/contract/age';
import { type Clock, DAY_MS, later } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import { member, newId } from '#platform/database/tables/accounts.ts';
import { card } from '#platform/database/tables/matching.ts';
import { privateFile } from '#platform/database/tables/private-files.ts';
import { consent, photo, place, profile, wish } from '#platform/database/tables/profiles.ts';
import { MEMBER_COOKIE } from '#platform/http/viewer.ts';
import type { Platform } from '../src/app/platform.ts';
import type { Features } from '../src/app/wire-features.ts';
import { PHOTO_KIND } from '../src/features/profiles/photos/photo.kind.ts';
import { addGrant } from './grants.ts';
import { savePackageOnce } from './packages.ts';
import type { Client } from './people.ts';

/** Real places in cells of a tenth of a degree; the numbers are the tests' own. */
export const PLACES = {
  Lagos: { id: 900_001, country: 'NG', cellX: 33, cellY: 64 },
  Ikeja: { id: 900_002, country: 'NG', cellX: 33, cellY: 66 },
  Ibadan: { id: 900_003, country: 'NG', cellX: 39, cellY: 73 },
  Enugu: { id: 900_004, country: 'NG', cellX: 75, cellY: 64 },
  Abuja: { id: 900_005, country: 'NG', cellX: 74, cellY: 90 },
  London: { id: 900_006, country: 'GB', cellX: -2, cellY: 515 },
} as const;
export type PlaceName = keyof typeof PLACES;

type ProfileRow = Partial<typeof profile.$inferInsert>;
type WishRow = Partial<Omit<typeof wish.$inferInsert, 'importance'>> & {
  importance?: Partial<typeof wish.$inferInsert.importance>;
};
export type NewMember = {
  age?: number;
  place?: PlaceName;
  profile?: ProfileRow;
  wish?: WishRow;
  wantedPlaces?: PlaceName[];
  /** `none`: no package; `abroad`: one that crosses borders. */
  package?: 'none' | 'home' | 'abroad';
  cardStatus?: (typeof card.$inferInsert)['status'] | 'none';
  photos?: number;
  lastSeenAt?: Date;
};

const IMPORTANCE = {
  religion: 'must',
  education: 'very',
  place: 'very',
  children: 'very',
  timeframe: 'very',
  interests: 'very',
} as const;

/** Ready once in each world. */
const savePlaces = async (db: Queryable): Promise<void> => {
  const rows = Object.entries(PLACES).map(([name, cell]) => ({
    ...cell,
    name,
    label: `${name}, ${cell.country === 'NG' ? 'Nigeria' : 'United Kingdom'}`,
    searchName: name.toLowerCase(),
    rank: 99,
  }));
  await db.insert(place).values(rows).onConflictDoNothing();
};

const savePackage = (db: Queryable, abroad: boolean, now: Date): Promise<string> => {
  const packageId = abroad ? 'test-abroad' : 'test-home';
  const features = [`Everything in ${abroad ? 'Harmony' : 'Blossom'}`];
  return savePackageOnce(db, { packageId }, { name: packageId, features }, now);
};

/** The server that they are members of: a test's own, or the whole product. */
type Peopled = {
  db: Database;
  clock: Clock;
  platform: Pick<Platform, 'sealing'>;
  features: Pick<Features, 'matching' | 'accounts'>;
};

/** Adds the rows and answers the member's id; the card is in the index when this is done. */
export const addMember = async (world: Peopled, name: string, about: NewMember = {}): Promise<string> => {
  const now = world.clock.now();
  return world.db.transaction(async (tx) => {
    await savePlaces(tx);
    const [saved] = await tx
      .insert(member)
      .values({
        // Of people who are ranked alike whom a test made first comes first; else it would be by chance.
        id: newId,
        email: `${name.toLowerCase()}-${randomBytes(4).toString('hex')}@example.com`,
        emailVerifiedAt: now,
        phoneSealed: world.platform.sealing.seal('+2348031234567'),
        country: 'Nigeria',
        createdAt: now,
        lastSeenAt: about.lastSeenAt ?? now,
      })
      .returning({ id: member.id });
    const memberId = saved!.id;
    const gender = about.profile?.gender ?? 'female';
    await tx.insert(profile).values({
      memberId,
      name,
      gender,
      birthMonth: birthMonthForAge(about.age ?? 30, now),
      placeId: PLACES[about.place ?? 'Lagos'].id,
      bio: 'Hello.',
      profession: 'Pharmacist',
      education: 'bachelors',
      religion: 'christianity',
      hobbies: ['cooking', 'reading'],
      relationshipStatus: 'single',
      numberOfChildren: 0,
      nextStep: 4,
      submittedAt: now,
      ...about.profile,
    });
    await tx.insert(wish).values({
      memberId,
      genders: [gender === 'female' ? 'male' : 'female'],
      ageMin: 25,
      ageMax: 45,
      placeKind: about.wantedPlaces ? 'places' : 'country',
      distanceKm: 50,
      placeIds: (about.wantedPlaces ?? []).map((one) => PLACES[one].id),
      religions: ['christianity'],
      education: 'noPreference',
      acceptChildren: 'maybe',
      timeframe: '1-2years',
      goal: 'Marriage',
      ...about.wish,
      importance: { ...IMPORTANCE, ...about.wish?.importance },
    });
    await tx.insert(consent).values({ memberId, purpose: 'faith-and-family', version: '1', givenAt: now });
    const photos = Array.from({ length: about.photos ?? 5 }, (_, position) => ({
      id: randomBytes(12).toString('base64url'),
      memberId,
      position,
      isPrimary: position === 0,
      state: 'approved' as const,
      placeholder: '',
      perceptualHash: '0000000000000000',
      width: 640,
      height: 800,
    }));
    if (photos.length > 0) {
      await tx.insert(photo).values(photos);
      await tx.insert(privateFile).values(photos.flatMap(({ id }) => filesOfPhoto(memberId, id, now)));
    }
    const granted = about.package ?? 'home';
    if (granted !== 'none') {
      await addGrant(tx, {
        memberId,
        packageVersionId: await savePackage(tx, granted === 'abroad', now),
        startsAt: later(now, -DAY_MS),
        endsAt: later(now, 30 * DAY_MS),
      });
    }
    const status = about.cardStatus ?? 'active';
    if (status !== 'none') {
      await tx.insert(card).values({
        memberId,
        status,
        createdAt: now,
        ...(status === 'active' ? { reviewedAt: now, activatedAt: now } : {}),
      });
    }
    await world.features.matching.cardIndex.refresh(tx, memberId);
    return memberId;
  });
};

export type Member = Client & { id: string };

/** Adds a member who is signed in already. */
export const enterMember = async (
  world: Peopled & { stranger(): Client },
  name: string,
  about: NewMember = {},
): Promise<Member> => {
  const id = await addMember(world, name, about);
  const { token } = await world.features.accounts.sessions.open(world.db, id, 'a test', true);
  const client = world.stranger();
  client.jar.cookie = `${MEMBER_COOKIE}=${token}`;
  return Object.assign(client, { id });
};

export const man = (about: NewMember = {}): NewMember => ({
  ...about,
  profile: { gender: 'male', ...about.profile },
});

const filesOfPhoto = (ownerId: string, id: string, now: Date) =>
  Object.values(PHOTO_KIND.pieces).map((piece) => ({
    name: id + piece,
    ownerId,
    kind: PHOTO_KIND.name,
    mediaType: 'image/webp',
    createdAt: now,
    keptAt: now,
  }));
