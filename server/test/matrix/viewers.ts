// Every kind of viewer but staff, and the people they look at: each viewer is the same to all of these, who stand differently.
import { randomBytes } from 'node:crypto';
import type { StaffRole } from '@ijeuwa/contract/endpoint';
import { eq, inArray } from 'drizzle-orm';
import { DAY_MS, later } from '#platform/clock.ts';
import { member, session } from '#platform/database/tables/accounts.ts';
import { compatibilityReport } from '#platform/database/tables/compatibility.ts';
import { answer, match } from '#platform/database/tables/matching.ts';
import { privateFile } from '#platform/database/tables/private-files.ts';
import { contactPair } from '#platform/database/tables/safety.ts';
import { hashPassword } from '#platform/passwords.ts';
import type { Relation, Standing } from '#platform/visibility/policy.ts';
import { blockThem, reportThem } from '../matched.ts';
import { enterMember, man, type NewMember } from '../members.ts';
import type { World } from '../test-world.ts';

export const PASSWORD = 'a good long one';

export type Other = { name: string; id: string; standing: Standing };
export type Viewer = {
  kind: string;
  cookie: string;
  /** Whom the gate takes them for. */
  as: 'visitor' | 'newcomer' | 'leaver' | 'member' | 'staff';
  id?: string;
  roles?: readonly StaffRole[];
  card?: 'none' | 'active' | 'paused' | 'suspended';
  /** What the others are to this viewer. */
  relation: Relation;
  /** Has liked all of the others. */
  likes?: true;
  /** Of the match with each of the others, where there is or was one. */
  matches: Map<string, string>;
  /** No one has ended it, whatever else keeps the two apart. */
  unended?: true;
  /** Their e-mail is not confirmed yet. */
  unverified?: true;
};

export const makeOthers = async (world: World): Promise<Other[]> => {
  const enter = async (name: string, standing: Standing, about: NewMember = {}): Promise<Other> => {
    const { id } = await enterMember(world, name, man(about));
    return { name, id, standing };
  };
  const others = [
    await enter('public', 'public'),
    await enter('private', 'private', { profile: { gender: 'male', visibility: 'Private' } }),
    await enter('paused', 'paused', { cardStatus: 'paused' }),
    await enter('cardless', 'paused', { cardStatus: 'none' }),
    await enter('suspended', 'suspended', { cardStatus: 'suspended' }),
    await enter('leaving', 'leaving', { cardStatus: 'none' }),
    await enter('newcomer', 'newcomer', {
      profile: { gender: 'male', birthMonth: null },
      cardStatus: 'none',
    }),
  ];
  for (const status of ['suspended', 'leaving'] as const) {
    const gone = others.filter(({ name }) => name === status);
    await world.db
      .update(member)
      .set({ status })
      .where(
        inArray(
          member.id,
          gone.map(({ id }) => id),
        ),
      );
  }
  return others;
};

/** A report of the two that is made: there is a file to open. */
const saveReport = async (world: World, matchId: string, askerId: string): Promise<void> => {
  const [fileId, at] = [randomBytes(12).toString('base64url'), world.clock.now()];
  await world.db.insert(privateFile).values({
    name: `${fileId}.pdf`,
    ownerId: askerId,
    kind: 'compatibility-report',
    mediaType: 'application/pdf',
    createdAt: at,
    keptAt: at,
  });
  await world.db
    .insert(compatibilityReport)
    .values({ matchId, askerId, state: 'made', askedAt: at, madeAt: at, fileId });
};

type Between = (viewer: { id: string }, other: Other) => Promise<unknown>;

export const makeViewers = async (world: World, others: readonly Other[]): Promise<Viewer[]> => {
  const now = world.clock.now();
  const passwordHash = await hashPassword(PASSWORD);
  const like = (from: { id: string }, to: { id: string }) =>
    world.db.insert(answer).values({ viewerId: from.id, targetId: to.id, kind: 'like', answeredAt: now });
  const pair = async (viewer: Viewer, other: Other, endedAt: Date | null) => {
    const [lowId, highId] = [viewer.id!, other.id].sort() as [string, string];
    const [made] = await world.db
      .insert(match)
      .values({ lowId, highId, matchedAt: now, endedAt })
      .returning({ id: match.id });
    viewer.matches.set(other.id, made!.id);
    await saveReport(world, made!.id, lowId);
  };

  const enter = async (
    kind: string,
    about: NewMember = {},
    change: Partial<Viewer> = {},
  ): Promise<Viewer> => {
    const entered = await enterMember(world, kind.replaceAll(' ', '-'), about);
    await world.db.update(member).set({ passwordHash }).where(eq(member.id, entered.id));
    return {
      kind,
      cookie: entered.jar.cookie,
      as: 'member',
      id: entered.id,
      card: about.cardStatus === undefined ? 'active' : (about.cardStatus as 'none'),
      relation: 'stranger',
      matches: new Map(),
      ...change,
    };
  };
  const related = async (
    kind: string,
    relation: Relation,
    between: (viewer: Viewer, other: Other) => Promise<void>,
    change: Partial<Viewer> = {},
    about: NewMember = {},
  ) => {
    const viewer = await enter(kind, about, { relation, ...change });
    for (const other of others) await between(viewer, other);
    return viewer;
  };
  const apart = (kind: string, put: Between) =>
    related(
      kind,
      'blocked',
      async (viewer, other) => {
        await pair(viewer, other, null);
        await put(viewer as { id: string }, other);
      },
      { unended: true },
    );

  /** The others like the viewer too, which shows nothing of either. */
  const hidden =
    (by: 'viewer' | 'other') =>
    async (viewer: Viewer, other: Other): Promise<void> => {
      const [memberId, otherId] = by === 'viewer' ? [viewer.id!, other.id] : [other.id, viewer.id!];
      await like(other, viewer as { id: string });
      await world.db.insert(contactPair).values({ memberId, otherId });
    };

  const visitor: Viewer = {
    kind: 'visitor',
    cookie: '',
    as: 'visitor',
    relation: 'stranger',
    matches: new Map(),
  };
  const ended = await enter('ended session', {}, { as: 'visitor' });
  await world.db.delete(session).where(eq(session.memberId, ended.id!));
  const late = await enter('session that ran out', {}, { as: 'visitor' });
  await world.db
    .update(session)
    .set({ createdAt: later(now, -2 * DAY_MS), expiresAt: later(now, -DAY_MS) })
    .where(eq(session.memberId, late.id!));
  const suspended = await enter('suspended member', { cardStatus: 'suspended' }, { as: 'visitor' });
  await world.db.update(member).set({ status: 'suspended' }).where(eq(member.id, suspended.id!));
  const erased = await enter('erased member', { cardStatus: 'none' }, { as: 'visitor' });
  await world.db.update(member).set({ status: 'erased' }).where(eq(member.id, erased.id!));
  const leaving = await enter('leaving member', { cardStatus: 'none' }, { as: 'leaver' });
  await world.db.update(member).set({ status: 'leaving' }).where(eq(member.id, leaving.id!));
  const matched = (kind: string, about: NewMember = {}, change: Partial<Viewer> = {}) =>
    related(
      kind,
      'match',
      async (viewer, other) => {
        await like(viewer as { id: string }, other);
        await like(other, viewer as { id: string });
        await pair(viewer, other, null);
      },
      { likes: true, unended: true, ...change },
      about,
    );
  const unverified = await matched('matched, without a confirmed e-mail', {}, { unverified: true });
  await world.db.update(member).set({ emailVerifiedAt: null }).where(eq(member.id, unverified.id!));
  const members = [
    await enter('newcomer', { profile: { birthMonth: null }, cardStatus: 'none' }, { as: 'newcomer' }),
    await enter('without a card', { cardStatus: 'none' }),
    await enter('paused', { cardStatus: 'paused' }),
    await enter('suspended card', { cardStatus: 'suspended' }),
    await enter('private', { profile: { visibility: 'Private' } }),
    await enter('stranger'),
    await related(
      'likes them',
      'stranger',
      async (viewer, other) => void (await like(viewer as { id: string }, other)),
      { likes: true },
    ),
    await related(
      'liked by them',
      'liked',
      async (viewer, other) => void (await like(other, viewer as { id: string })),
    ),
    await matched('matched with them'),
    await matched('matched, and paused', { cardStatus: 'paused' }),
    await matched('matched, with a suspended card', { cardStatus: 'suspended' }),
    unverified,
    await related('parted from them', 'past', async (viewer, other) => {
      await like(other, viewer as { id: string });
      await pair(viewer, other, now);
    }),
    await related('hides from them as contacts', 'contact', hidden('viewer')),
    await related('hidden from by them as a contact', 'contact', hidden('other')),
    await apart('has blocked them', (viewer, other) => blockThem(world, viewer, other)),
    await apart('blocked by them', (viewer, other) => blockThem(world, other, viewer)),
    await apart('has reported them', (viewer, other) => reportThem(world, viewer, other)),
    await apart('reported by them', (viewer, other) => reportThem(world, other, viewer)),
  ];
  return [visitor, ended, late, suspended, erased, leaving, ...members];
};
